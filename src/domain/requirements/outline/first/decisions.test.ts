import { describe, expect, it } from 'vitest'
import { DEFAULT_TEXT as ENGLISH_DEFAULT } from '#domain/requirements/defaults/text-en.ts'
import { DEFAULT_TEXT as JAPANESE_DEFAULT } from '#domain/requirements/defaults/text-ja.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Contradiction, OpenQuestion } from '#domain/requirements/document-registers.ts'
import { tellDecisions } from '#domain/requirements/outline/apart/tell-decisions.ts'
import type { Block, Section } from '#domain/requirements/outline/blocks.ts'
import { createDesk, type Desk } from '#domain/requirements/outline/desk.ts'
import { toPlainText } from '#domain/requirements/outline/pieces.ts'
import { registerBlocks } from '#domain/requirements/outline/registers.ts'
import { workOut } from '#domain/requirements/outline/worked/work-out.ts'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { writeStudio } from '#domain/requirements/testing/studio.ts'
import { DOCUMENT_WORDS } from '#domain/requirements/text-en/words.ts'
import { decisionBlocks, listDecisions } from './list-decisions.ts'

const studio = writeStudio()
const doubts = studio.assumptions.flatMap(({ id, mark, sources }) =>
  mark !== 'assumed' && sources.includes('q15') ? [id] : [],
)
const contradictions = Array.from(
  { length: 11 },
  (_, at): Contradiction => ({
    id: `CT-${10 + at}`,
    text: `Ten places or twelve, in the hall of number ${at + 1}?`,
    suggestedDefault: 'Ten',
    sources: ['q9'],
    mark: 'open',
    quotes: [{ question: 'q9', text: 'ten' }],
    items: [],
  }),
)
const document: RequirementsDocument = { ...studio, contradictions }
const deskOf = (isFile: boolean, of = document) =>
  createDesk(of, DOCUMENT_WORDS.document, {
    ...workOut(of, DOCUMENT_WORDS.document),
    isFile,
  })

/** The ids of the rows of tables, and the other blocks as they read. */
function read(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'table') return block.rows.map(({ id }) => id ?? '')
    return 'text' in block && typeof block.text !== 'string' ? [toPlainText(block.text)] : []
  })
}

/** The same of the decisions of a file's first page. */
const readFirst = (desk: Desk) =>
  read(tellDecisions({ ...FIRST, blocks: decisionBlocks(desk) }, desk).blocks)
const FIRST: Section = { name: 'first', anchor: 'a', title: '1', isFolded: false, blocks: [] }

it('tells at most ten decisions of a file in words, also what the founder took to be so', () => {
  const told = readFirst(deskOf(true))
  expect(doubts).toHaveLength(1)
  expect(told).toEqual([
    'Decide first',
    ...contradictions.slice(0, 1).map(({ id }) => id),
    ...doubts,
    ...contradictions.slice(1, 9).map(({ id }) => id),
  ])
})

it('says them once: section 15 of a file has the others', () => {
  const told = read(registerBlocks(deskOf(true)))
  expect(told).toContain(DOCUMENT_WORDS.document.first.toldHere)
  expect(told.filter((each) => /^CT-\d\d$/.test(each))).toEqual(['CT-19', 'CT-20'])
  expect(JSON.stringify(registerBlocks(deskOf(true)))).not.toContain(`"id":"${doubts[0]}"`)
})

it('leads to section 15 on the screen, where they are answered', () => {
  expect(read(decisionBlocks(deskOf(false)))[0]).toMatch(
    /^Decide first, in section 15: .*CT-10 to CT-18/,
  )
  expect(read(registerBlocks(deskOf(false)))).toContain('CT-10')
})

describe('what comes first', () => {
  const asked = (id: string, more: Partial<OpenQuestion>): OpenQuestion => ({
    ...{ id, sources: ['q7'], mark: 'open', quotes: [], text: `${id}?`, why: 'It matters' },
    ...{ suggestedDefault: 'Ten', blocks: [] },
    ...more,
  })
  const clash = (id: string, more: Partial<Contradiction>): Contradiction => {
    return { ...(contradictions[0] as Contradiction), id, ...more }
  }
  const quotes = [{ question: 'q15', text: 'can a link be safe?' }]
  const order = (openQuestions: OpenQuestion[], clashes: Contradiction[]) =>
    listDecisions(
      deskOf(true, { ...studio, assumptions: [], openQuestions, contradictions: clashes }),
    ).map(({ entry }) => entry.id)

  it('is what a model put first, what does not agree and what is not known in turns, then what weighs, and looks last', () => {
    const looks = clash('CT-01', { sources: ['q6', 'q11'] })
    const limit = studio.constraints.find(({ kind }) => kind === 'budget')
    const heavy = clash('CT-03', { items: [limit?.id ?? ''] })
    const unknown = asked('OQ-04', { why: DOCUMENT_WORDS.document.notKnown, quotes })
    const judged = asked('OQ-05', { first: true })
    const weighs = asked('OQ-06', { blocks: [limit?.id ?? ''] })
    const small = asked('OQ-07', {})
    expect(order([small, weighs, judged, unknown], [looks, clash('CT-02', {}), heavy])).toEqual([
      ...['CT-03', 'OQ-05', 'OQ-04', 'CT-02', 'OQ-06', 'CT-01'],
    ])
  })

  it('is first of all what is not known or does not agree and a model put first', () => {
    const unknown = { why: DOCUMENT_WORDS.document.notKnown, quotes }
    const questions = [
      asked('OQ-04', unknown),
      asked('OQ-05', { ...unknown, first: true }),
      asked('OQ-06', { first: true }),
    ]
    expect(order(questions, [clash('CT-01', {}), clash('CT-02', { first: true })])).toEqual([
      ...['CT-02', 'OQ-05', 'CT-01', 'OQ-06', 'OQ-04'],
    ])
  })

  it.each<[string, Partial<Contradiction>, boolean]>([
    ['the story against a rule', { sources: ['q6', 'q9'] }, true],
    ['the promise against a rule', { sources: ['q3', 'q8'] }, true],
    ['the story against a wish', { sources: ['q6', 'q13'] }, false],
    ['two rules', { sources: ['q9'] }, false],
    ['an amount', { quotes: [{ question: 'q9', text: 'half of £150' }] }, true],
    ['an amount in yen', { quotes: [{ question: 'q9', text: '5,200円の半分' }] }, true],
    ['a sum', { text: '35軒 × 3日 = 105軒ですが、210軒を配れますか？' }, true],
  ])('is sooner what costs money or turns people away: %s', (_, more, isSooner) => {
    const plain = clash('CT-01', { sources: ['q5'], quotes: [] })
    const found = order([], [plain, clash('CT-02', { quotes: [], ...more })])
    expect(found[0]).toBe(isSooner ? 'CT-02' : 'CT-01')
  })

  it.each([
    ['how many fit against how many come', 'q14', '25 hires collect', true],
    ['figures of one answer', 'q9', '25 hires collect', false],
    ['the same figure twice', 'q14', 'we have two tables', false],
  ])('asks %s', (...[, question, text, isSooner]) => {
    const fitting = { question: 'q9', text: 'fittings two at a time' }
    const counts = asked('OQ-01', {
      text: 'May 25 hires be fitted on one Saturday, two at a time?',
      quotes: [fitting, { question, text }],
    })
    expect(order([counts], [clash('CT-01', {})])[0]).toBe(isSooner ? 'OQ-01' : 'CT-01')
  })

  it('asks last what was meant where both sides are the same words', () => {
    const same = [quotes, quotes].flat()
    expect(
      order(
        [],
        [
          clash('CT-01', { quotes: same.map((each) => ({ ...each, text: 'ten' })) }),
          clash('CT-02', {}),
        ],
      ),
    ).toEqual(['CT-02', 'CT-01'])
  })

  it.each([
    ['English', ENGLISH_DEFAULT.byHand('Ann')],
    ['Japanese', JAPANESE_DEFAULT.byHand(null)],
  ])('is last what nothing is supposed for, in %s', (_, suggestedDefault) => {
    const unknown = asked('OQ-04', { why: DOCUMENT_WORDS.document.notKnown, suggestedDefault })
    expect(order([unknown], [clash('CT-01', {})])).toEqual(['CT-01', 'OQ-04'])
  })

  it('is also what a side only asks, unless a question asks it already', () => {
    const side = [{ question: 'q15', text: 'is it ten for one or is it for both' }]
    const clashes = [clash('CT-01', {}), clash('CT-02', { quotes: side })]
    expect(order([asked('OQ-05', { first: true })], clashes)[0]).toBe('CT-02')
    expect(order([asked('OQ-05', { first: true, quotes: side })], clashes)).toEqual([
      ...['CT-01', 'OQ-05', 'CT-02'],
    ])
  })

  it('is one row of what is not known and does not agree', () => {
    const unknown = asked('OQ-04', { why: DOCUMENT_WORDS.document.notKnown, quotes })
    expect(order([unknown], [clash('CT-01', {}), clash('CT-02', { quotes })])).toEqual([
      ...['CT-02', 'CT-01'],
    ])
  })

  it('tells in short and in full what is to be decided, why it matters, and what is built', () => {
    const must = studio.features.flatMap(({ requirements }) => requirements)
    const blocks = must.flatMap(({ id, priority }) => (priority === 'must' ? [id] : []))
    const why = 'The price hangs on it.'
    const openQuestions = [
      asked('OQ-07', { blocks, why, short: 'Who pays first?' }),
      asked('OQ-08', { blocks, why: '' }),
    ]
    const areas = [{ name: 'Book a class', requirements: blocks }]
    const printed = renderMarkdown({ ...studio, openQuestions, areas }, DOCUMENT_WORDS)
    expect(printed).toContain('| Id | Decision | Why it matters | Built until you decide† |')
    expect(printed).toContain(
      '| **OQ-07** | **Who pays first?** OQ-07? (Q7) | The price hangs on it | Ten |',
    )
    expect(printed).toContain('| **OQ-08** | OQ-08? (Q7) |  | Ten |')
    expect(printed).toMatch(/Is it so\? \(Q15[^|]*\) \| {2}\| It is built as if it were so \|/)
    // No appendix tells again what the first page tells in full.
    for (const each of openQuestions) expect(printed.split(each.text)).toHaveLength(2)
  })

  it.each([
    [
      [asked('OQ-08', { why: `${DOCUMENT_WORDS.document.notKnown}.` })],
      [],
      'You said you do not know yet',
    ],
    [[], [clash('CT-01', { items: ['ST-01'] })], 'Waits: the stages of bike'],
    [[], [clash('CT-01', {})], ''],
  ])('has a reason where no function waits: %#', (openQuestions, clashes, why) => {
    const bike = { ...{ id: 'ST-01', thing: 'Bike', states: ['in', 'out'], transitions: [] } }
    const stages = { ...bike, text: 'Bike', mark: 'stated' as const, sources: ['q7'], quotes: [] }
    const of = { ...studio, assumptions: [], statusTables: [stages] }
    const printed = renderMarkdown(
      { ...of, openQuestions, contradictions: clashes },
      DOCUMENT_WORDS,
    )
    const row = printed.split('\n').find((each) => /^\| \*\*(?:OQ-08|CT-01)\*\*/.test(each)) ?? ''
    expect(row.split('|')[3]?.trim()).toBe(why)
  })

  it.each([
    ['long', 'Is a place held for ten people, or for the twelve who fit in?', {}, '(Q9)'],
    [
      'short',
      'Ten or more?',
      {},
      '“we take ten of them in” (Q9) against “twelve people come” (Q10)',
    ],
    [
      'in short',
      'Is a place held for ten people, or for the twelve who fit in?',
      { short: 'How many fit?', why: 'It turns people away.' },
      '(Q9) | It turns people away |',
    ],
  ])('tells both sides of what does not agree: %s', (...[, text, more, told]) => {
    const sides = [
      { question: 'q9', text: 'we take ten of them in' },
      { question: 'q10', text: 'twelve people come' },
    ]
    const clashes = [clash('CT-01', { text, quotes: sides, ...more })]
    const printed = renderMarkdown({ ...studio, contradictions: clashes }, DOCUMENT_WORDS)
    const row = printed.split('\n').find((each) => each.startsWith('| **CT-01**')) ?? ''
    expect(row).toContain(told)
    expect(row).toContain(`${'short' in more ? `**${more.short}** ` : ''}${text}`)
  })
})
