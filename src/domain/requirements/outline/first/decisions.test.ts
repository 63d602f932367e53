import { describe, expect, it } from 'vitest'
import { DEFAULT_TEXT as ENGLISH_DEFAULT } from '#domain/requirements/defaults/text-en.ts'
import { DEFAULT_TEXT as JAPANESE_DEFAULT } from '#domain/requirements/defaults/text-ja.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Contradiction, OpenQuestion } from '#domain/requirements/document-registers.ts'
import type { Block } from '#domain/requirements/outline/blocks.ts'
import { createDesk } from '#domain/requirements/outline/desk.ts'
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

it('tells at most ten decisions of a file in words, what the founder took to be so first', () => {
  const told = read(decisionBlocks(deskOf(true)))
  expect(doubts).toHaveLength(1)
  expect(told).toEqual([
    'Decide first',
    ...doubts,
    ...contradictions.slice(0, 9).map(({ id }) => id),
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

  it('is what is not known, then what a model put first, then what weighs, and looks last', () => {
    const looks = clash('CT-01', { sources: ['q6', 'q11'] })
    const limit = studio.constraints.find(({ kind }) => kind === 'budget')
    const heavy = clash('CT-03', { items: [limit?.id ?? ''] })
    const unknown = asked('OQ-04', { why: DOCUMENT_WORDS.document.notKnown, quotes })
    const judged = asked('OQ-05', { first: true })
    const small = asked('OQ-06', {})
    expect(order([small, judged, unknown], [looks, clash('CT-02', {}), heavy])).toEqual([
      ...['OQ-04', 'OQ-05', 'CT-03', 'CT-02', 'CT-01'],
    ])
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
    expect(order([asked('OQ-05', { first: true, quotes: side })], clashes)[0]).toBe('OQ-05')
  })

  it('is one row of what is not known and does not agree', () => {
    const unknown = asked('OQ-04', { why: DOCUMENT_WORDS.document.notKnown, quotes })
    expect(order([unknown], [clash('CT-01', {}), clash('CT-02', { quotes })])).toEqual([
      ...['CT-02', 'CT-01'],
    ])
  })

  it('tells why it is asked in the row, and that what was taken to be so is built', () => {
    const must = studio.features.flatMap(({ requirements }) => requirements)
    const blocks = must.flatMap(({ id, priority }) => (priority === 'must' ? [id] : []))
    const openQuestions = [asked('OQ-07', { blocks, why: 'The price hangs on it.' })]
    const printed = renderMarkdown({ ...studio, openQuestions }, DOCUMENT_WORDS)
    expect(printed).toContain('| **OQ-07** | OQ-07? (Q7) The price hangs on it. | Ten |')
    expect(printed).toMatch(/Is it so\? \(Q15[^|]*\) \| It is built as if it were so \|/)
  })
})
