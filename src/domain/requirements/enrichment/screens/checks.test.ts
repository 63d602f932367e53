import { describe, expect, it } from 'vitest'
import { JUDGEMENT, type Judgement } from '#domain/requirements/editing/judgements.ts'
import { layEdits } from '#domain/requirements/editing/lay-edits.ts'
import { applyProposals } from '#domain/requirements/enrichment/apply-proposals.ts'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { listCheckable } from './checks.ts'

const ROWS = [
  makeRow('role', 'q5: growers', { name: 'grower' }),
  makeRow('out', 'q8: no chat with growers', { what: 'chat with growers' }),
  makeRow('quality', 'q14: the page comes up in 3 seconds on bad signal', {
    ...{ about: 'speed', what: 'the page comes up on bad signal', figure: '3 seconds' },
  }),
  makeRow('quality', 'q14: could be 15 calls on a hot Sunday', {
    ...{ about: 'size', what: '15 calls on a hot Sunday', figure: '15 calls' },
  }),
  makeRow('quality', 'q14: growers’ allergies are private', {
    ...{ about: 'privacy', what: 'the allergy is private', figure: null },
  }),
  makeRow('look', 'q11: big buttons', { about: 'accessibility', what: 'big buttons' }),
  makeRow('limit', 'q15: about £40 a month', { about: 'budget', what: 'about £40 a month' }),
]
const DRAFT = writeRows(ROWS, ENGLISH)
const idOf = (words: string) =>
  listCheckable(DRAFT).find(({ text }) => text.includes(words))?.id ?? expect.fail(words)

const SPEED = {
  item: idOf('bad signal'),
  check: 'Opened on a phone slowed to 3G: it is there within 3 seconds',
}

const applied = (...checks: { item: string; check: string }[]) =>
  applyProposals({
    document: DRAFT,
    proposals: { checks },
    previous: null,
    sameLanguage: true,
    words: ENGLISH,
  })

describe('how a measure is counted, and what is done about a risk', () => {
  const document = writeRows(
    [
      ...ROWS,
      makeRow('measure', 'q4: wasted trips from 3 a week to 1 a month', {
        ...{ what: 'wasted trips', from: '3 a week', to: '1 a month', due: 'end of june' },
      }),
      makeRow('measure', 'q4: unpaid from £612 to £150', {
        ...{ what: 'unpaid', from: '£612', to: '£150', due: 'end of june' },
      }),
    ],
    ENGLISH,
  )
  const quotes = [{ question: 'q15', text: 'the older growers' }]
  const risk = { id: 'RISK-01', sources: ['q15'], mark: 'stated' as const, quotes }
  document.risks.push({ ...risk, text: 'The older growers will not use it.' })
  const [trips] = document.success
  const told = (item: string, check: string) =>
    applyProposals({
      document,
      proposals: { checks: [{ item, check }] },
      previous: null,
      sameLanguage: true,
      words: ENGLISH,
    })

  it('stands in a column of its own, and one day of all above the table', () => {
    const { document: of, findings } = told(
      trips?.id ?? '',
      'The app counts the stops of a month without a tick',
    )
    expect(findings).toEqual([])
    const printed = renderMarkdown(of, ENGLISH)
    expect(printed).toContain('| Id | Measure | From | To | How it is counted† |')
    expect(printed).toMatch(
      /\| 3 a week \| 1 a month \| The app counts the stops of a month without a tick \|/,
    )
    expect(printed).toContain('All by: end of June.')
  })

  it('stands in a table of risks, in a column of its own', () => {
    const { document: of, findings } = told(
      'RISK-01',
      'Growers who do not use it still ring, and the office enters it',
    )
    expect(findings).toEqual([])
    expect(renderMarkdown(of, ENGLISH)).toContain(
      [
        '| Id | Risk | What we do about it† |',
        '| --- | --- | --- |',
        '| **RISK-01** | The older growers will not use it. (Q15) | Growers who do not use it still ring, and the office enters it |',
      ].join('\n'),
    )
  })

  it.each(['SC', 'RISK'])('has no figure that no answer holds: %s', (kind) => {
    const item = kind === 'SC' ? (trips?.id ?? '') : 'RISK-01'
    const { findings } = told(item, 'The office rings each of them within 9 days')
    expect(findings.map(({ rule }) => rule)).toEqual(['invented'])
  })
})

describe('how a line is checked', () => {
  it('is supposed, with its mark, an assumption and a column of its own', () => {
    const { document, findings } = applied(
      SPEED,
      { item: idOf('private'), check: 'Signed in as each other role: the allergy is nowhere' },
      { item: idOf('buttons'), check: 'Measured on a phone: each is at least 15 mm wide' },
      { item: idOf('40'), check: 'The bills of 3 months: none is over £40 a month' },
    )
    expect(findings).toEqual([])
    const printed = renderMarkdown(document, ENGLISH)
    // The sign stands in the head, once for each of the three tables.
    expect(printed.match(/^\| Id \| What has to hold \| How it is checked† \|$/gm)).toHaveLength(3)
    expect(printed).not.toContain('How it is checked |')
    expect(printed).toContain('| Opened on a phone slowed to 3G: it is there within 3 seconds |')
    expect(printed).toContain('| Signed in as each other role: the allergy is nowhere |')
    expect(printed).toContain('| Measured on a phone: each is at least 15 mm wide |')
    expect(printed).toContain(
      '- **CON-01** “about £40 a month” (Q15) → The bills of 3 months: none is over £40 a month.\n',
    )
    expect(document.assumptions.filter(({ settles = {} }) => 'check' in settles)).toHaveLength(4)
  })

  it.each<[string, { item?: string; check?: string }, ...string[]]>([
    ['no such line', { item: 'FR-001' }, 'unknown-item'],
    [
      'another figure than that of the line',
      { check: 'On 3G it is there within 5 seconds' },
      'lost',
    ],
    [
      'a person that no answer names',
      { check: 'Opened by Marcus: there in 3 seconds' },
      'invented',
    ],
    ['somebody who is no role', { check: 'A librarian opens it within 3 seconds' }, 'unknown-item'],
    ['an address', { check: 'Measured with www.speed.example: 3 seconds' }, 'address'],
    ['what is left out', { check: 'A chat with growers opens within 3 seconds' }, 'left-out'],
    ['who speaks of oneself', { check: 'We open it: 3 seconds' }, 'shape', 'first-person'],
    ['a question', { check: 'Is it there within 3 seconds?' }, 'shape', 'asks'],
    ['too much', { check: 'In 3 sec. '.repeat(8) }, 'shape', 'too-many-words'],
    ['another language', { check: '3秒以内に出ることを確かめる' }, 'shape', 'other-language'],
    ['no figure of a measure', { check: 'It is opened on a slow phone' }, 'no-figure'],
    ['the line again', { check: 'The page comes up on bad signal: 3 seconds.' }, 'repeated'],
    ['nothing', { check: ' ' }, 'shape', 'empty'],
  ])('is refused for %s', (_, given, ...fault) => {
    const { document, findings } = applied({ ...SPEED, ...given })
    expect(findings.map(({ rule, form }) => [rule, ...(form ? [form] : [])])).toEqual([fault])
    expect(document.quality).toEqual(DRAFT.quality)
  })

  it('is told once of a line', () => {
    expect(applied(SPEED, SPEED).findings).toMatchObject([{ index: 1, rule: 'told' }])
  })

  it.each([
    'The bills are added up within an hour',
    'The bills of half a year are added up',
    'On the first of September the bills are added up',
    'The bills are added up by May the third',
  ])('takes for a figure what is one as it is said: %s', (check) => {
    expect(applied({ item: idOf('40'), check }).findings).toEqual([])
  })

  it('needs no figure where something is seen or not', () => {
    const check = 'Printed in grey, every button is still told apart'
    expect(applied({ item: idOf('buttons'), check }).findings).toEqual([])
    expect(applied({ item: idOf('40'), check: 'The bills are added up' }).findings).toMatchObject([
      { rule: 'no-figure' },
    ])
  })

  it.each([
    ['15 calls', 'The 15 calls are sent in one hour: each has its answer'],
    ['15 calls', 'Tried with 30 calls, twice the 15 calls that were told'],
    ['bad signal', 'A grower opens it 10 times in a lane: 9 times within 3 seconds'],
  ])('may have figures of its own: %s', (words, check) => {
    expect(applied({ item: idOf(words), check }).findings).toEqual([])
  })

  it('is nobody’s again where it is struck out, and the founder’s word where it is confirmed', () => {
    const { document } = applied(SPEED)
    const supposed = document.assumptions.find(({ settles = {} }) => 'check' in settles)
    const edit = { item: supposed?.id ?? '', generated: supposed?.text ?? '', field: JUDGEMENT }
    const settled = (text: Judgement) =>
      layEdits(document, [{ ...edit, text, basis: '', revision: 1 }], ENGLISH).quality
    expect(settled('struck')).toEqual(DRAFT.quality)
    const told = settled('confirmed').find(({ id }) => id === SPEED.item)
    expect(told).toMatchObject({ check: SPEED.check })
    expect(told).not.toHaveProperty('supposed')
  })

  it('is the founder’s where it is put otherwise', () => {
    const { document } = applied(SPEED)
    const edit = { item: SPEED.item, field: 'check', generated: SPEED.check }
    const edits = [{ ...edit, text: 'Tried in the lane: 3 seconds', basis: '', revision: 1 }]
    const told = layEdits(document, edits, ENGLISH).quality.find(({ id }) => id === SPEED.item)
    expect(told).toMatchObject({ check: 'Tried in the lane: 3 seconds', edited: true })
    expect(told).not.toHaveProperty('supposed')
  })

  it('stands for each of the items that one line tells', () => {
    const other = { item: idOf('15 calls'), check: 'The 15 calls are sent in one hour' }
    const { document } = applied(SPEED, other)
    const wording = 'The page comes up in 3 seconds, also with 15 calls on a hot Sunday.'
    const quality = document.quality.map((each) => {
      if (each.id === SPEED.item) return { ...each, wording }
      return each.id === other.item ? { ...each, toldBy: SPEED.item } : each
    })
    expect(renderMarkdown({ ...document, quality }, ENGLISH)).toContain(
      `| Id | What has to hold | How it is checked† |\n| --- | --- | --- |\n| **NFR-001, NFR-002** | ${wording} (Q14) | ${SPEED.check} / ${other.check} |`,
    )
  })
})
