import { stagesDiagram } from '#domain/requirements/diagrams/diagram.ts'
import type {
  BoundaryQuestion,
  BusinessRule,
  StatusTable,
} from '#domain/requirements/document-items.ts'
import type { Block, Row, Statement, Text } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import { isPerson } from '#domain/requirements/outline/is-person.ts'
import {
  joined,
  line,
  list,
  makeItem,
  makeTextCell,
  part,
  plain,
  table,
  makeWords as text,
} from '#domain/requirements/outline/pieces.ts'
import { listWaiting } from '#domain/requirements/outline/waiting.ts'
import { bare, capitalise } from '#domain/requirements/phrases.ts'
import { isSaid } from '#domain/requirements/questions/is-asked.ts'
import { groupRules } from './group-rules.ts'

/** Section 8: rules, their boundaries as questions, and what passes through stages. */
export function ruleBlocks(desk: Desk): Block[] {
  const { document, words } = desk
  const rules = groupRules(document, words.ruleTopics).flatMap(({ title, rules: own }) => {
    const lines = own.map((rule) => ruleLine(desk, rule))
    return title === '' ? lines : part(title, lines)
  })
  return [
    ...rules,
    ...boundaryBlocks(desk),
    ...document.statusTables.flatMap((stages) => stageBlocks(desk, stages)),
  ]
}

/** "A loaner comes back: it's cleaned. (Q9)"; a rule that the user rewrote is told in the user's words. */
function ruleLine(desk: Desk, rule: BusinessRule): Statement {
  const { words } = desk
  const { condition, outcome, edited, id } = rule
  const told = (text: string) => words.namingPeople(bare(text), desk.actors, desk.founder)
  const isParted = outcome !== null && condition !== null && edited !== true
  const sentence = isParted
    ? capitalise(told(condition)) +
      words.colon +
      inClause(told(words.withoutReason(outcome)), desk.document) +
      words.stop
    : rule.text
  const { questions } = listWaiting(desk.document, { ids: [id], quotes: [] })
  const asked = questions.map((each): Text => [makeItem(each)])
  const origin = joined([desk.origin(rule), ...asked], words.comma)
  return line(id, { text: [plain(sentence)], origin })
}

/** Small behind a colon, unless it is a name. */
function inClause(text: string, document: Desk['document']): string {
  const [first = ''] = /^\p{Lu}\p{Ll}+(?!\p{L})/u.exec(text) ?? []
  return isPerson(first, document) ? text : first.toLowerCase() + text.slice(first.length)
}

/** What the words leave open, and what was answered of it: few enough to answer in one go. */
function boundaryBlocks(desk: Desk): Block[] {
  const { document, words, mark } = desk
  const { columns, parts } = words
  const shown = (document.boundaries ?? []).filter((question) => !isSaid(question))
  const rows = shown.map((question) => boundaryRow(desk, question))
  if (rows.length === 0) return []
  const note = [plain(words.boundaryNote.before), mark('assumed'), plain(words.boundaryNote.after)]
  return part(parts.boundaries, [
    { kind: 'note', text: note },
    ...table(parts.boundaries, [columns.id, columns.boundary, columns.suggested], rows),
  ])
}

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

function stageBlocks(desk: Desk, stages: StatusTable): Block[] {
  const { words } = desk
  const { id, thing, states, transitions, edited } = stages
  const title = words.stagesOf(capitalise(thing))
  const diagram = stagesDiagram(stages)
  const next = (stage: string) =>
    transitions
      .filter(({ from }) => from === stage)
      .map(({ to, assumed, items = [] }): Text => {
        const mark = assumed === true ? desk.bracketed([desk.mark('assumed')]) : []
        return [plain(to), ...mark, ...(items.length > 0 ? desk.bracketed(desk.links(items)) : [])]
      })
  // A stage that nothing leads to or from is open; one that only ends has no row of its own.
  const ends = new Set(transitions.map(({ to }) => to))
  const rows = states
    .filter((stage) => next(stage).length > 0 || !ends.has(stage))
    .map((stage): Row => {
      const after = next(stage)
      const told = after.length === 0 ? [desk.mark('open')] : joined(after, words.semicolon)
      return { id: null, cells: [makeTextCell(stage), makeTextCell(told)] }
    })
  const heads = [words.columns.stage, words.columns.next]
  return [
    { kind: 'heading', anchor: id, id, text: title, origin: desk.origin(stages) },
    ...(edited === true ? [{ kind: 'paragraph' as const, text: text(stages.text) }] : []),
    ...(transitions.length > 0
      ? table(title, heads, rows)
      : list(states.map((state) => text(state)))),
    ...(diagram === null ? [] : [{ kind: 'diagram' as const, title, diagram }]),
  ]
}

/** A plain item of a list. */
export function plainLine(desk: Desk, entry: Parameters<Desk['said']>[0]): Block {
  return line(entry.id, { text: desk.said(entry), origin: desk.origin(entry) })
}
