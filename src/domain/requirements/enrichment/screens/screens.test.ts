import { describe, expect, it } from 'vitest'
import { JUDGEMENT, type Judgement } from '#domain/requirements/editing/judgements.ts'
import { layEdits } from '#domain/requirements/editing/lay-edits.ts'
import { applyProposals } from '#domain/requirements/enrichment/apply-proposals.ts'
import { LIMITS } from '#domain/requirements/enrichment/limits.ts'
import type { ScreenProposal } from '#domain/requirements/enrichment/supply-proposals.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'

const ROWS = [
  makeRow('role', 'q5: leaders of groups', { name: 'leader' }),
  makeRow('role', 'q5: Danny, an instructor', { name: 'instructor', also: ['Danny'] }),
  makeRow('role', 'q5: and me, Bev', { name: 'Bev', also: ['me'] }),
  makeRow('permission', 'q5: only I see who owes what', {
    ...{ role: 'me', may: 'only', what: 'see who owes what' },
  }),
  makeRow('feature', 'q7: leaders ask for a weekend', {
    ...{ actor: 'leader', does: 'ask for a weekend', priority: 'must' },
  }),
  makeRow('feature', 'q7: I see who owes what', { actor: 'me', does: 'see who owes what' }),
  makeRow('feature', 'q7: instructors see their sessions', {
    ...{ actor: 'instructor', does: 'see their own sessions' },
  }),
  makeRow('feature', 'q7: I delete old groups', { actor: 'me', does: 'delete old groups' }),
  makeRow('screen', 'q11: calendar, the 6 pitches down the side', {
    ...{ name: 'calendar', shows: 'the 6 pitches down the side', role: null },
  }),
  makeRow('screen', 'q11: page to ask', { name: 'page to ask', shows: null, role: null }),
  makeRow('screen', "q11: Danny's page, never the money", {
    ...{ name: "Danny's page", shows: null, role: null },
  }),
  makeRow('out', 'q8: no gift vouchers', { what: 'gift vouchers' }),
  makeRow('out', 'q8: no phone app', { what: 'phone app' }),
]
const DRAFT = writeRows(ROWS, ENGLISH)
const idOf = (words: string) =>
  listRequirements(DRAFT).find(({ text }) => text.includes(words))?.id ?? expect.fail(words)
const [ASK, OWES, SESSIONS] = [idOf('ask for'), idOf('owes'), idOf('sessions')]
const DELETE = idOf('delete')

const CALENDAR: ScreenProposal = {
  ...{ item: 'SCR-01', name: null, who: ['Bev'], most: null },
  ...{ empty: 'Nothing is booked yet', fails: 'No signal: shows what the phone had last' },
  functions: [],
}
const PAGE: ScreenProposal = {
  ...{ item: 'SCR-02', name: null, who: ['leader'], most: 'weekend, places, send' },
  ...{ empty: null, fails: 'Just gone. Shows other weekends', functions: [ASK] },
}
const MONEY: ScreenProposal = {
  ...{ item: null, name: 'money', who: ['Bev'], most: 'who has not paid yet' },
  ...{ empty: 'Everyone has paid', fails: null, functions: [OWES] },
}

const applied = (screens: readonly ScreenProposal[]) =>
  applyProposals({
    document: DRAFT,
    proposals: { screens: [...screens] },
    previous: null,
    sameLanguage: true,
    words: ENGLISH,
  })

describe('what nobody said of screens', () => {
  it('is supplied with its marks, in one table', () => {
    const { document, findings } = applied([CALENDAR, PAGE, MONEY])
    expect(findings).toEqual([])
    const text = renderMarkdown(document, ENGLISH)
    expect(text).toContain('| Id | Screen | Who | Most important | Empty† | When it cannot† |\n')
    expect(text).toMatch(
      /\| Calendar \| Bev† \| The 6 pitches down the side \| Nothing is booked yet \| No signal: /,
    )
    expect(text).toMatch(
      /ask \| Leader† \| Weekend, places, send† \|\s+\| Just gone\. .+\n.*[\s\S]+Money† \| Bev \| Who has not paid yet \| Everyone has paid \|/,
    )
    expect(document.screens.at(-1)).toMatchObject({ id: 'SCR-04', requirements: [OWES] })
    expect(document.assumptions.map((each) => each.text)).toContain(
      'Screen “Page to ask”: used by Leader; most important: weekend, places, send; when it cannot: just gone. Shows other weekends.',
    )
  })

  it('is told by whose page it is, and by who does what is done there', () => {
    expect(DRAFT.screens.map(({ who }) => who)).toEqual([undefined, undefined, ['ROLE-02']])
    const { document, findings } = applied([{ ...PAGE, who: [] }])
    expect(findings).toEqual([])
    expect(document.screens[1]?.who).toEqual(['ROLE-01'])
  })

  it.each<[string, Partial<ScreenProposal>, ...string[]]>([
    ['a screen that is none', { item: 'FR-001' }, 'unknown-item'],
    ['a requirement that is none', { functions: ['FR-999'] }, 'unknown-item'],
    ['nobody of the draft', { who: ['warden'] }, 'unknown-item'],
    ['an invented figure', { most: 'weekend, places, 3 photos' }, 'invented'],
    ['an invented name', { fails: 'Just gone. Ring Marcus' }, 'invented'],
    ['an address', { fails: 'Just gone. See www.camp.example' }, 'address'],
    ['who speaks of oneself', { fails: 'Just gone. Ring us, we are in' }, 'shape', 'first-person'],
    ['another language', { most: '空いている週末' }, 'shape', 'other-language'],
    ['what is left out', { most: 'weekends and gift vouchers' }, 'left-out'],
    ['too much', { most: 'weekend '.repeat(21) }, 'shape', 'too-long'],
    ['too many words', { most: 'a day '.repeat(11) }, 'shape', 'too-many-words'],
    ['somebody else than who does it', { who: ['Bev'] }, 'shape', 'doer-missing'],
    ['who may not', { ...MONEY, who: ['Bev', 'leader'] }, 'denied'],
    ['who could do harm', { ...MONEY, who: ['Bev', 'leader'], functions: [DELETE] }, 'harm'],
    ['a name without a function', { ...MONEY, functions: [] }, 'shape', 'empty'],
    ['a name that is there', { ...MONEY, name: 'Calendar' }, 'repeated'],
    ['a long name', { ...MONEY, name: 'who owes what by when' }, 'shape', 'too-many-words'],
    [
      'a no turned round',
      { ...PAGE, item: 'SCR-03', who: [], functions: [SESSIONS], most: 'Danny sees the money' },
      'negation',
    ],
    ['what is all told', { ...CALENDAR, who: [], empty: null, fails: null }, 'told'],
  ])('is refused for %s', (_, given, ...fault) => {
    const { document, findings } = applied([{ ...PAGE, ...given }])
    expect(findings.map(({ rule, form }) => [rule, ...(form ? [form] : [])])).toEqual([fault])
    expect(document.screens).toEqual(DRAFT.screens)
  })

  it('takes no more further screens than there is room for, but for the first of somebody', () => {
    const names = 'charges dues debts fees owed paid unpaid late early today'.split(' ')
    const { document, findings } = applied(names.map((name) => ({ ...MONEY, name })))
    expect(findings.map(({ rule, most }) => [rule, most])).toEqual([
      ['too-many', LIMITS.screens.added],
    ])
    expect(document.screens).toHaveLength(DRAFT.screens.length + 1 + LIMITS.screens.added)
  })
})

describe('what the founder says of it', () => {
  const { document } = applied([PAGE, MONEY])
  const settled = (item: string, text: Judgement) => {
    const generated = [...document.assumptions, ...document.screens.map(nameOf)].find(
      ({ id }) => id === item,
    )
    const edit = { item, generated: generated?.text ?? '', text, field: JUDGEMENT }
    return layEdits(document, [{ ...edit, basis: '', revision: 1 }], ENGLISH)
  }
  const nameOf = ({ id, name }: { id: string; name: string }) => ({ id, text: name })
  const supposed = document.assumptions.find(({ settles = {} }) => 'screen' in settles)?.id ?? ''

  it('confirms or strikes out what is supposed of a named one', () => {
    expect(settled(supposed, 'struck').screens[1]).toEqual(DRAFT.screens[1])
    const [, page] = settled(supposed, 'confirmed').screens
    expect(page).toMatchObject({ who: ['ROLE-01'], states: [{ mark: 'stated' }] })
    expect(page).not.toHaveProperty('supposed')
  })

  it('confirms or strikes out a further one', () => {
    expect(settled('SCR-04', 'struck').screens).toHaveLength(3)
    expect(settled('SCR-04', 'confirmed').screens[3]).toMatchObject({ mark: 'stated' })
  })

  it('puts otherwise what is supposed, and keeps that when the rest is struck out', () => {
    const edits = [
      { item: 'SCR-02', field: 'content', generated: 'Weekend, places, send', text: 'The dates' },
      { item: 'SCR-02', field: 'states.0.text', generated: '', text: 'Gone, sorry' },
      { item: supposed, field: JUDGEMENT, generated: '', text: 'struck' },
    ].map((edit) => ({ ...edit, basis: '', revision: 1 }))
    const heart = document.assumptions.find(({ id }) => id === supposed)?.text ?? ''
    const laid = layEdits(
      document,
      edits.map((edit) => (edit.field === JUDGEMENT ? { ...edit, generated: heart } : edit)),
      ENGLISH,
    )
    expect(laid.screens[1]).toMatchObject({
      content: 'The dates',
      states: [{ kind: 'error', text: 'Gone, sorry', mark: 'stated' }],
    })
    expect(laid.screens[1]).not.toHaveProperty('who')
  })
})

describe('in Japanese', () => {
  const draft = writeRows(
    [
      makeRow('role', 'q5: お客様', { name: 'お客様' }),
      makeRow('role', 'q5: 店員', { name: '店員' }),
      makeRow('feature', 'q7: お客様が席を予約します', { actor: 'お客様', does: '席を予約する' }),
      makeRow('screen', 'q11: カレンダー', { name: 'カレンダー', shows: null, role: null }),
      makeRow('screen', 'q11: 店員の画面', { name: '店員の画面', shows: null, role: null }),
    ],
    JAPANESE,
  )
  const proposal: ScreenProposal = {
    ...{ item: 'SCR-01', name: null, who: ['お客様'], most: '空いている席と残りの数' },
    ...{ empty: 'まだ予約がない', fails: '席が埋まったので、ほかの日を見せる' },
    functions: ['FR-001'],
  }
  const taken = (given: Partial<ScreenProposal> = {}) =>
    applyProposals({
      document: draft,
      proposals: { screens: [{ ...proposal, ...given }] },
      previous: null,
      sameLanguage: true,
      words: JAPANESE,
    })

  it('is supplied with its marks', () => {
    const { document, findings } = taken()
    expect(findings).toEqual([])
    const text = renderMarkdown(document, JAPANESE)
    expect(text).toContain('使う人 | いちばん大事なもの※ | 何もないとき※ | できないとき※ |\n')
    expect(text).toMatch(
      /カレンダー（問11） \| お客様※ \| 空いている席と残りの数 \| まだ予約がない \|/,
    )
    expect(text).toMatch(/\| 店員の画面（問11） \| 店員 \|/)
  })

  it.each<[string, Partial<ScreenProposal>, string]>([
    ['an invented figure', { most: '空いている12席' }, 'invented'],
    ['too much', { empty: 'まだ予約がないので、'.repeat(5) }, 'shape'],
    ['nobody of the draft', { who: ['船長'] }, 'unknown-item'],
    ['another language', { most: 'free seats' }, 'shape'],
  ])('is refused for %s', (_, given, rule) => {
    expect(taken(given).findings.map((finding) => finding.rule)).toEqual([rule])
  })
})

describe('who uses a screen', () => {
  const told = {
    ...DRAFT,
    screens: DRAFT.screens.map((each) =>
      each.id === 'SCR-02' ? { ...each, who: ['ROLE-01'] } : each,
    ),
  }
  const whoOf = (who: string[], functions: string[]) => {
    const { document, findings } = applyProposals({
      ...{ document: told, previous: null, sameLanguage: true, words: ENGLISH },
      proposals: { screens: [{ ...PAGE, who, functions }] },
    })
    const { who: ids = [] } = document.screens.find(({ id }) => id === 'SCR-02') ?? {}
    const names = ids.map((id) => document.roles.find((role) => role.id === id)?.name)
    return { names, findings, printed: renderMarkdown(document, ENGLISH) }
  }

  it('are those of the draft, and who does something on it as well', () => {
    const { names, findings, printed } = whoOf(['instructor'], [ASK, SESSIONS])
    expect(findings).toEqual([])
    expect(names).toEqual(['Leader', 'Instructor'])
    expect(printed).toMatch(/Page to ask \| Leader and instructor† \|/i)
  })

  it('is nobody besides who does nothing there', () => {
    expect(whoOf(['instructor'], [ASK]).names).toEqual(['Leader'])
  })
})
