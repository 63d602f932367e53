import { describe, expect, it } from 'vitest'
import { JUDGEMENT, type Judgement } from '#domain/requirements/editing/judgements.ts'
import { layEdits } from '#domain/requirements/editing/lay-edits.ts'
import { applyProposals } from '#domain/requirements/enrichment/apply-proposals.ts'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'

const ROWS = [
  makeRow('role', 'q5: leaders of groups', { name: 'leader' }),
  makeRow('role', 'q5: and me, Bev', { name: 'Bev', also: ['me'] }),
  makeRow('permission', 'q5: only I see who owes what', {
    ...{ role: 'me', may: 'only', what: 'see who owes what' },
  }),
  makeRow('permission', 'q5: leaders never see the phone of an instructor', {
    ...{ role: 'leader', may: 'never', what: 'see the phone of an instructor' },
  }),
  makeRow('permission', 'q5: only I cancel a booking', {
    ...{ role: 'me', may: 'only', what: 'cancel a booking' },
  }),
  makeRow('message', 'q13: when i say yes: it is held and pay the deposit', {
    ...{ to: 'leader', when: 'I say yes: it is held and pay the deposit', channel: 'email' },
  }),
  makeRow('message', 'q13: an email when the deposit is due, never who owes what', {
    ...{ to: 'leader', when: 'the deposit is due', channel: 'email' },
  }),
  makeRow('rule', 'q9: the deposit is 50 pounds', { when: 'a booking', then: 'deposit 50 pounds' }),
]
const DRAFT = writeRows(ROWS, ENGLISH)
const [HELD, DUE] = DRAFT.messages.map(({ id }) => id)

const applied = (given: { item?: string; says?: string } = {}) =>
  applyProposals({
    document: DRAFT,
    proposals: {
      sayings: [{ item: DUE ?? '', says: 'Pay the deposit of [group] by [date]', ...given }],
    },
    previous: null,
    sameLanguage: true,
    words: ENGLISH,
  })

describe('what a message tells', () => {
  it('is in the founder’s words where an answer has them, apart from its event', () => {
    expect(DRAFT.messages[0]).toMatchObject({ says: '“it is held and pay the deposit”' })
    expect(DRAFT.messages[0]?.trigger).not.toContain('held')
    expect(DRAFT.messages[1]).not.toHaveProperty('says')
    expect(renderMarkdown(DRAFT, ENGLISH)).toMatch(
      /\| Id \| When \| To \| By \| Says \|\n.*\n\| \*\*MSG-01\*\* \| “I say yes” \(Q13\) \| Leader \| email \| “it is held and pay the deposit” \|\n/,
    )
  })

  it('is supplied where nobody said it, with placeholders, its mark and an assumption', () => {
    const { document, findings } = applied()
    expect(findings).toEqual([])
    expect(renderMarkdown(document, ENGLISH)).toContain('| Pay the deposit of [group] by [date] |')
    expect(document.assumptions.map(({ text }) => text)).toContain(
      'The message “the deposit is due” says: pay the deposit of [group] by [date].',
    )
  })

  it.each<[string, { item?: string; says?: string }, ...string[]]>([
    ['no message', { item: 'FR-001' }, 'unknown-item'],
    ['a message that says it', { item: HELD ?? '' }, 'told'],
    ['an invented figure', { says: 'Pay within 7 days' }, 'invented'],
    ['an invented name', { says: 'Pay to the account of Marcus' }, 'invented'],
    ['an address', { says: 'Pay at www.pay.example' }, 'address'],
    ['who speaks of oneself', { says: 'We wait for the deposit' }, 'shape', 'first-person'],
    ['too much', { says: 'Pay it now '.repeat(11) }, 'shape', 'too-many-words'],
    ['another language', { says: '[日付]までに払ってください' }, 'shape', 'other-language'],
    ['nothing', { says: ' ' }, 'shape', 'empty'],
    ['its event again', { says: 'Deposit is due.' }, 'repeated'],
    ['what its receiver must not see', { says: 'Ring the instructor, phone [number]' }, 'denied'],
    ['what it never says', { says: 'A list of who owes what' }, 'negation'],
  ])('is refused for %s', (_, given, ...fault) => {
    const { document, findings } = applied(given)
    expect(findings.map(({ rule, form }) => [rule, ...(form ? [form] : [])])).toEqual([fault])
    expect(document.messages).toEqual(DRAFT.messages)
  })

  it.each([
    ['a sum that an answer has', 'Pay 50 pounds by [date]'],
    ['a deed that is another’s', 'The booking of [date] is cancelled'],
  ])('may tell %s', (_, says) => {
    expect(applied({ says }).findings).toEqual([])
  })

  it('is nobody’s again where it is struck out, and the founder’s word where it is confirmed', () => {
    const { document } = applied()
    const supposed = document.assumptions.find(({ settles = {} }) => 'says' in settles)
    const edit = { item: supposed?.id ?? '', generated: supposed?.text ?? '', field: JUDGEMENT }
    const settled = (text: Judgement) =>
      layEdits(document, [{ ...edit, text, basis: '', revision: 1 }], ENGLISH).messages[1]
    expect(settled('struck')).toEqual(DRAFT.messages[1])
    expect(settled('confirmed')).toMatchObject({ says: 'Pay the deposit of [group] by [date]' })
    expect(settled('confirmed')).not.toHaveProperty('supposed')
  })

  it('is the founder’s where it is put otherwise, and the event stays', () => {
    const { document } = applied()
    const edit = { item: DUE ?? '', field: 'says', generated: document.messages[1]?.says ?? '' }
    const [, told] = layEdits(
      document,
      [{ ...edit, text: 'Your deposit, please', basis: '', revision: 1 }],
      ENGLISH,
    ).messages
    expect(told).toMatchObject({ says: 'Your deposit, please', edited: true })
    expect(told).not.toHaveProperty('supposed')
  })
})

describe('a message that the draft promises and does not list', () => {
  const rows = [
    ...ROWS,
    makeRow('rule', 'q9: when a booking is cancelled the leader is told', {
      when: 'a booking is cancelled',
      then: 'the leader is told',
    }),
  ]
  const draft = writeRows(rows, ENGLISH)
  const rule = draft.rules.find(({ text }) => text.includes('cancelled'))?.id ?? ''
  const FURTHER = {
    item: null,
    event: 'a booking is cancelled',
    to: ['leader'],
    by: 'email',
    of: [rule],
    says: 'The booking of [date] is off, choose another day',
  }
  const given = (changed: Partial<typeof FURTHER>, times = 1) =>
    applyProposals({
      ...{ document: draft, previous: null, sameLanguage: true, words: ENGLISH },
      proposals: { sayings: Array.from({ length: times }, () => ({ ...FURTHER, ...changed })) },
    })

  it('is added, Assumed, with the answers of what promises it', () => {
    const { document, findings } = given({})
    expect(findings).toEqual([])
    const message = document.messages.at(-1)
    expect(message).toMatchObject({ id: 'MSG-03', mark: 'assumed', sources: ['q9'], quotes: [] })
    expect(message?.text).toBe(
      'When a booking is cancelled, the app shall send the leader a message by email.',
    )
    expect(renderMarkdown(document, ENGLISH)).toMatch(
      /\*\*MSG-03\*\* \| A booking is cancelled \(Q9†\) \| Leader \| email \| The booking of \[date\] is off, choose another day \|$/m,
    )
    expect(document.assumptions.map(({ items }) => items)).toContainEqual(['MSG-03'])
  })

  it.each<[string, Partial<typeof FURTHER>, string]>([
    ['nobody', { to: [] }, 'shape'],
    ['no role', { to: ['mayor'] }, 'unknown-item'],
    ['what nothing promises', { event: 'a group sings well' }, 'words-added'],
    ['a way that no answer has', { by: 'pigeon' }, 'words-added'],
    ['one that is listed', { event: 'the deposit is due' }, 'repeated'],
    ['what its receiver must not see', { says: 'Ring the instructor, phone [number]' }, 'denied'],
    ['a figure', { says: 'Come again in 17 days' }, 'invented'],
  ])('is refused for %s', (_, changed, rule) => {
    const { document, findings } = given(changed)
    expect(findings.map((finding) => finding.rule)).toEqual([rule])
    expect(document.messages).toHaveLength(draft.messages.length)
  })

  it('is there once', () => {
    expect(given({}, 2).findings.map(({ rule: told }) => told)).toEqual(['repeated'])
  })
})

describe('the words of a message', () => {
  const FILE = 'I called it "dog on board FINAL 3.docx"'
  const draft = writeRows(
    [
      makeRow('role', 'q5: owners', { name: 'owner' }),
      makeRow('message', 'q13: text when the dog is on board', {
        ...{ to: 'owner', when: 'dog on board', channel: 'text' },
      }),
      makeRow('out', 'q8: no numbered collars', { what: 'numbered collars' }),
      makeRow('message', 'q13: text sunday 6pm: week link', {
        ...{ to: 'owner', when: 'sunday 6pm: week link', channel: 'text' },
      }),
    ],
    ENGLISH,
  )
  const answers = draft.answers.map((answer, at) =>
    at === 0
      ? { ...answer, text: `${answer.text}. ${FILE}. lynne gets "otter on board 7.52"` }
      : answer,
  )
  const rules = (item: string, says: string) =>
    applyProposals({
      ...{ document: { ...draft, answers }, previous: null, sameLanguage: true, words: ENGLISH },
      proposals: { sayings: [{ item, says }] },
    }).findings.map(({ rule, words }) => [rule, words])

  it.each([
    ['MSG-01', '[dog] got in at [time]', [['lost', 'otter on board 7.52']]],
    ['MSG-01', '[dog], otter or not, on board [time]', []],
    ['MSG-01', '[dog], otter or not, on board in [number] collars', []],
    ['MSG-01', '[dog], otter or not, on board in numbered collars', [['left-out', 'NG-01']]],
    ['MSG-02', 'Please tick the days', [['lost', '[link]']]],
    ['MSG-02', 'Please tick the days: [link]', []],
  ])('of %s are the founder’s: %s', (item, says, refused) => {
    expect(rules(item, says)).toEqual(refused)
  })

  it('are not what it is called', () => {
    expect(draft.messages[1]).toMatchObject({ trigger: expect.stringContaining('“week link”') })
    expect(draft.messages[1]).not.toHaveProperty('says')
  })
})

describe('in Japanese', () => {
  const draft = writeRows(
    [
      makeRow('role', 'q5: お客様', { name: 'お客様' }),
      makeRow('message', 'q13: 欠航が決まったらメール', {
        ...{ to: 'お客様', when: '欠航が決まった', channel: 'メール' },
      }),
    ],
    JAPANESE,
  )
  const taken = (says: string) =>
    applyProposals({
      document: draft,
      proposals: { sayings: [{ item: 'MSG-01', says }] },
      previous: null,
      sameLanguage: true,
      words: JAPANESE,
    })

  it('is supplied with its mark', () => {
    const { document, findings } = taken('[日付]の便は欠航。ほかの日を選べる')
    expect(findings).toEqual([])
    expect(renderMarkdown(document, JAPANESE)).toContain('| [日付]の便は欠航。ほかの日を選べる |')
  })

  it.each([
    ['an invented figure', '3日前までに返事がほしい', 'invented'],
    ['too much', '[日付]の便は欠航になった。ほかの日を選ぶこと。'.repeat(6), 'shape'],
    ['another language', 'The trip of [date] is off', 'shape'],
  ])('is refused for %s', (_, says, rule) => {
    expect(taken(says).findings.map((finding) => finding.rule)).toEqual([rule])
  })
})
