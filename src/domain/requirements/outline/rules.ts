import { stagesDiagram } from '#domain/requirements/diagrams/diagram.ts'
import type {
  BoundaryQuestion,
  BusinessRule,
  StatusTable,
} from '#domain/requirements/document-items.ts'
import { bare, capitalise } from '#domain/requirements/phrases.ts'
import type { Block, Row } from './blocks.ts'
import type { Desk } from './desk.ts'
import {
  fold,
  line,
  list,
  makeItem,
  makeTextCell,
  part,
  plain,
  table,
  makeWords as text,
} from './pieces.ts'

/** Section 8: rules, their boundaries as questions, and what passes through stages. */
export function ruleBlocks(desk: Desk): Block[] {
  const { document, words } = desk
  const { columns, parts } = words
  const head = [columns.id, columns.when, columns.then, columns.mark]
  const rules = table(
    parts.rules,
    head,
    document.rules.map((rule) => ruleRow(desk, rule)),
  )
  return [
    ...rules,
    ...boundaryBlocks(desk),
    ...document.statusTables.flatMap((stages) => stageBlocks(desk, stages)),
  ]
}

/** A rule that the user rewrote is told in the user's words. */
function ruleRow(desk: Desk, rule: BusinessRule): Row {
  const { condition, outcome, edited } = rule
  const isParted = outcome !== null && edited !== true
  // Of what has no reaction yet, the sentence is the case.
  const isOpen = outcome === null && rule.mark === 'open'
  const always = isParted && HOLDS_CONDITION.test(outcome) ? '' : desk.words.always
  const when = isParted ? (condition ?? always) : isOpen ? rule.text : ''
  const then = isParted ? outcome : isOpen ? '' : rule.text
  const reaction = makeTextCell(isOpen ? [desk.mark('open')] : bare(then))
  return {
    id: rule.id,
    cells: [makeTextCell(bare(when)), reaction, makeTextCell(desk.origin(rule))],
  }
}

/** A sentence that brings its condition with it holds not always. */
const HOLDS_CONDITION =
  /(?<!\p{L})(?:if|when|unless|until|once|si|cuando|salvo|a menos que|wenn|falls|quand|quando|se)(?!\p{L})|(?:とき|場合|たら|れば|なら)/iu

/** As many as a founder answers in one go; the others are folded. */
const MOST_ASKED = 6

/** What is answered already, and what matters most of the rest. */
function boundaryBlocks(desk: Desk): Block[] {
  const { document, words, mark } = desk
  const { columns, parts } = words
  const all = document.boundaries ?? []
  const open = all.filter(({ answer }) => answer === undefined)
  // Two of one rule that read alike are told apart by its words, in the register.
  const first = open.filter((one, at) => !open.slice(0, at).some((other) => isAlike(one, other)))
  const shown = new Set(first.slice(0, MOST_ASKED))
  const later = new Set(open.filter((question) => !shown.has(question)))
  const head = [columns.id, columns.boundary, columns.suggested]
  const tableOf = (title: string, questions: readonly BoundaryQuestion[]) =>
    table(
      title,
      head,
      questions.map((question) => boundaryRow(desk, question)),
    )
  if (all.length === 0) return []
  const note = [plain(words.boundaryNote.before), mark('assumed'), plain(words.boundaryNote.after)]
  return part(parts.boundaries, [
    { kind: 'note', text: note },
    ...tableOf(
      parts.boundaries,
      all.filter((question) => !later.has(question)),
    ),
    ...fold(
      'boundaries',
      parts.moreBoundaries,
      table(
        parts.moreBoundaries,
        head,
        [...later].map((question) => boundaryRow(desk, question, true)),
      ),
    ),
  ])
}

function isAlike(one: BoundaryQuestion, other: BoundaryQuestion): boolean {
  return one.rule === other.rule && textOf(one) === textOf(other)
}

function boundaryRow({ words, bracketed }: Desk, question: BoundaryQuestion, isWhole = false): Row {
  const said = (answer: boolean) => (answer ? words.yes : words.no)
  const { answer, suggested } = question
  return {
    id: question.id,
    cells: [
      makeTextCell([
        plain(isWhole ? question.text : textOf(question)),
        ...bracketed([makeItem(question.rule)]),
      ]),
      makeTextCell(answer === undefined ? said(suggested) : words.answered(said(answer))),
    ],
  }
}

/** Of a rule in the table above, without its words: "Does that include exactly 6 pm?" */
function textOf({ text, rule, edited }: BoundaryQuestion): string {
  if (!rule.startsWith('BR-') || edited === true || POINTS.test(text)) return text
  return capitalise(text.replace(/^“[^”]*”: |^「.*?」(?:に、|は、|：|、)(?=[^」]*$)/u, ''))
}

/** Without the rule's words nobody knows beyond what. */
const POINTS = /refuse (?:it|anything beyond that)|それより多い/u

function stageBlocks(desk: Desk, stages: StatusTable): Block[] {
  const { words } = desk
  const { id, thing, states, transitions, edited } = stages
  const title = words.stagesOf(capitalise(thing))
  const diagram = stagesDiagram(stages)
  const hasReasons = transitions.some(({ items = [] }) => items.length > 0)
  const rows = transitions.map(
    ({ from, to, assumed, items = [] }): Row => ({
      id: null,
      cells: [
        makeTextCell(from),
        makeTextCell([
          plain(to),
          ...(assumed === true ? desk.bracketed([desk.mark('assumed')]) : []),
        ]),
        ...(hasReasons ? [makeTextCell(desk.links(items))] : []),
      ],
    }),
  )
  const { stage, next, by } = words.columns
  const heads = hasReasons ? [stage, next, by] : [stage, next]
  return [
    { kind: 'heading', anchor: id, id, text: title, origin: desk.origin(stages) },
    ...(edited === true ? [{ kind: 'paragraph' as const, text: text(stages.text) }] : []),
    ...(rows.length > 0 ? table(title, heads, rows) : list(states.map((state) => text(state)))),
    ...(diagram === null ? [] : [{ kind: 'diagram' as const, title, diagram }]),
  ]
}

/** A plain item of a list. */
export function plainLine(desk: Desk, entry: Parameters<Desk['said']>[0]): Block {
  return line(entry.id, { text: desk.said(entry), origin: desk.origin(entry) })
}
