import { stagesDiagram } from '#domain/requirements/diagrams/diagram.ts'
import type { BusinessRule } from '#domain/requirements/document-items.ts'
import type { StatusTable } from '#domain/requirements/document-stages.ts'
import type { RuleCase } from '#domain/requirements/drafting/draft.ts'
import type { Block, Row, Statement, Text } from '#domain/requirements/outline/blocks.ts'
import {
  joined,
  line,
  makeStrong,
  makeTextCell,
  part,
  plain,
  table,
} from '#domain/requirements/outline/pieces.ts'
import { type Teller, tellLine, tellRow } from './tell.ts'

/** Section 8: the rules by area, each with its edge, then the stages. */
export function draftedRules(teller: Teller): Block[] {
  const { document, words } = teller.desk
  const { rules, statusTables } = document
  const areas = [...new Set(rules.map(({ area = '' }) => area))]
  const isWorked = rules.some(({ cases = [] }) => cases.length > 1)
  return [
    ...(isWorked ? [{ kind: 'note' as const, text: [plain(words.drafted.cases)] }] : []),
    ...areas.flatMap((area) => part(area, areaBlocks(teller, area))),
    ...statusTables.flatMap((each) => stageBlocks(teller, each)),
  ]
}

/** Rules one by one; prices as a table. */
function areaBlocks(teller: Teller, of: string): Block[] {
  const { desk, text } = teller
  const { columns, drafted } = desk.words
  const own = desk.document.rules.filter(({ area = '' }) => area === of)
  if (of !== drafted.prices) return own.flatMap((each) => tellRule(teller, each))
  const rows = own.map((each) => {
    const { outcome, condition } = each
    const behind = `${desk.words.colon}${outcome ?? ''}`
    const what = each.text.endsWith(behind) ? each.text.slice(0, -behind.length) : each.text
    return tellRow(teller, each, [text(what), text(outcome), text(condition)])
  })
  const head = [columns.id, drafted.paidFor, drafted.price, columns.when, drafted.source]
  return table(of, head, rows)
}

/** A rule, with its cases in a table. */
function tellRule(teller: Teller, rule: BusinessRule): Block[] {
  const { desk, text, origin } = teller
  const { stop, space, colon, drafted } = desk.words
  const { title, cases = [], condition, outcome } = rule
  const lead = title === undefined ? [] : [makeStrong(title + stop), plain(space)]
  const told: Text =
    condition === null
      ? [...lead, ...text(rule.text)]
      : [makeStrong(condition), plain(colon), ...text(outcome)]
  const name = rule.title ?? rule.id
  const rows = cases.map(
    (each): Row => ({
      id: null,
      cells: [each.case, each.then].map((of) => makeTextCell(text(of))),
    }),
  )
  const [only, more] = cases
  const example = only !== undefined && more === undefined ? [tellCase(teller, only)] : []
  return [
    line(rule.id, { text: told, origin: origin(rule), meta: example }),
    ...(more === undefined ? [] : table(name, [drafted.case, drafted.follows], rows)),
  ]
}

/** The only one, in a line: "Example: a fourth tool → refused". */
function tellCase({ desk, text }: Teller, { case: given, then }: RuleCase): Text {
  const { drafted, leadsTo } = desk.words
  return [plain(drafted.example), ...joined([text(given), text(then)], leadsTo)]
}

function stageBlocks(teller: Teller, stages: StatusTable): Block[] {
  const { desk, text, origin } = teller
  const { columns, drafted } = desk.words
  const { id, thing, states, transitions, notes = [] } = stages
  const title = drafted.stagesOf(thing)
  const diagram = stagesDiagram(stages)
  const rows = states.map((state): Row => {
    const ways = transitions.filter(({ from }) => from === state)
    const meaning = notes.find(({ stage }) => stage === state)?.meaning
    const next = ways.map(
      ({ to, when = '' }): Text => [makeStrong(to), plain(desk.words.colon), ...text(when)],
    )
    return {
      id: null,
      cells: [
        makeTextCell([makeStrong(state)]),
        makeTextCell(text(meaning)),
        { kind: 'entries', entries: next.length === 0 ? [[plain(desk.words.stage.end)]] : next },
      ],
    }
  })
  const about =
    stages.text === thing ? [] : [{ kind: 'paragraph' as const, text: text(stages.text) }]
  return [
    { kind: 'heading', anchor: id, id, text: title, origin: origin(stages) },
    ...about,
    ...table(title, [columns.stage, columns.means, columns.next], rows),
    ...(diagram === null ? [] : [{ kind: 'diagram' as const, title, diagram }]),
  ]
}

/** Lines of one register, or nothing. */
export function tellLines(
  teller: Teller,
  all: readonly Parameters<typeof tellLine>[1][],
): Statement[] {
  return all.map((each) => tellLine(teller, each))
}
