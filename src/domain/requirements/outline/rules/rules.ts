import type { BoundaryQuestion, BusinessRule } from '#domain/requirements/document-items.ts'
import type { Block, Row, Statement } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import {
  fold,
  line,
  makeItem,
  makeTextCell,
  part,
  plain,
  table,
  makeWords as text,
} from '#domain/requirements/outline/pieces.ts'
import { isSaid } from '#domain/requirements/questions/is-asked.ts'
import { groupRules } from './group-rules.ts'
import { placeRules } from './place-rules.ts'
import { findTesting, writeRuleLine } from './rule-line.ts'
import { stageBlocks } from './stages.ts'

/**
 * Section 8: the rules that stand in no area of section 7, the boundaries as questions, and what passes
 * through stages.
 */
export function ruleBlocks(desk: Desk): Block[] {
  const { words } = desk
  const { left, isPlaced } = placeRules(desk)
  const elsewhere: Block = { kind: 'note', text: text(words.rulesAbove(left.length > 0)) }
  return [
    ...(isPlaced ? [elsewhere] : []),
    ...leftBlocks(desk, left),
    ...boundaryBlocks(desk),
    ...stageBlocks(desk),
  ]
}

/** By what they are about, unless the others stand by area. */
function leftBlocks(desk: Desk, left: readonly BusinessRule[]): Block[] {
  const { document, words } = desk
  const testing = findTesting(document)
  const isByArea = (document.areas ?? []).length > 0
  const groups = isByArea
    ? [{ title: '', rules: left }]
    : groupRules({ ...document, rules: [...left] }, words.ruleTopics)
  return groups.flatMap(({ title, rules }) => {
    const lines = rules.map((rule) => writeRuleLine(desk, rule, testing(rule)))
    return title === '' ? lines : part(title, lines)
  })
}

/** What the words leave open, and what was answered of it: few enough to answer in one go. */
function boundaryBlocks(desk: Desk): Block[] {
  const { document, words } = desk
  const { columns, parts } = words
  const asked = (document.boundaries ?? []).filter((question) => !isSaid(question))
  const rows = asked.map((question) => boundaryRow(desk, question))
  const head = [columns.id, columns.boundary, columns.suggested]
  return part(parts.boundaries, [
    ...table(parts.boundaries, head, rows.slice(0, MOST_ASKED)),
    ...fold(
      'boundaries',
      parts.moreBoundaries,
      table(parts.moreBoundaries, head, rows.slice(MOST_ASKED)),
    ),
  ])
}

/** In one go. */
const MOST_ASKED = 6

function boundaryRow({ words, bracketed }: Desk, question: BoundaryQuestion): Row {
  const said = (answer: boolean) => (answer ? words.yes : words.no)
  const { answer, suggested } = question
  return {
    id: question.id,
    cells: [
      makeTextCell([plain(question.text), ...bracketed([makeItem(question.rule)])]),
      makeTextCell(answer === undefined ? said(suggested) : words.answered(said(answer))),
    ],
  }
}

/** A plain item of a list. */
export function plainLine(desk: Desk, entry: Parameters<Desk['said']>[0]): Statement {
  return line(entry.id, { text: desk.said(entry), origin: desk.origin(entry) })
}
