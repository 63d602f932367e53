import type { BoundaryQuestion } from '#domain/requirements/document-items.ts'
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
} from '#domain/requirements/outline/pieces.ts'
import { findTesting, writeRuleLine } from './rule-line.ts'
import { stageBlocks } from './stages.ts'

/** Section 8: the rules, the boundaries as questions, and what passes through stages. */
export function ruleBlocks(desk: Desk): Block[] {
  return [...groupedRules(desk), ...boundaryBlocks(desk), ...stageBlocks(desk)]
}

/** By what they are about. */
function groupedRules(desk: Desk): Block[] {
  const { document, workedOut } = desk
  const testing = findTesting(document)
  const all = [{ title: '', rules: document.rules.map(({ id }) => id) }]
  return (workedOut.ruleGroups ?? all).flatMap(({ title, rules: ids }) => {
    const lines = document.rules
      .filter(({ id }) => ids.includes(id))
      .map((rule) => writeRuleLine(desk, rule, testing(rule)))
    return title === '' ? lines : part(title, lines)
  })
}

/** What the words leave open, and what was answered of it: few enough to answer in one go. */
function boundaryBlocks(desk: Desk): Block[] {
  const { document, words } = desk
  const { columns, parts } = words
  const asked = document.boundaries ?? []
  const shown = asked.slice(0, MOST_ASKED)
  const rest = asked.slice(MOST_ASKED)
  const head = [columns.id, columns.boundary, columns.suggested]
  const rowsOf = (questions: readonly BoundaryQuestion[]) =>
    questions.map((question) => boundaryRow(desk, question))
  return [
    ...part(parts.boundaries, table(parts.boundaries, head, rowsOf(shown))),
    ...fold('boundaries', parts.moreBoundaries, table(parts.moreBoundaries, head, rowsOf(rest))),
  ]
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
