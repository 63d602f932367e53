import type { BusinessRule, Traced } from '#domain/requirements/document-items.ts'
import type { RuleRow } from '#domain/requirements/document-registers.ts'
import { mapItems } from '#domain/requirements/editing/map-items.ts'
import type { Block, Row, Text } from '#domain/requirements/outline/blocks.ts'
import { compareIds } from '#domain/requirements/outline/compare-ids.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import { originOf } from '#domain/requirements/outline/features/told-lines.ts'
import { makeTextCell, plain, table, toPlainText } from '#domain/requirements/outline/pieces.ts'
import { kindOf } from '#domain/requirements/registers/list-items.ts'
import { writeRuleLine } from './rule-line.ts'

/** Every rule with what is so at its edge, in one place and in the order of the answers; what no row tells in its own words. */
export function ruleTable(desk: Desk, rows: readonly RuleRow[]): Block[] {
  const { document, words } = desk
  const items = mapItems(document)
  const told = new Set(rows.flatMap((row) => row.items))
  const others = document.rules.filter(({ id }) => !told.has(id))
  const { columns, headings } = words
  const all = [
    ...rows.map((row) => toldRow(desk, row, items)),
    ...others.map((rule) => ownRow(desk, rule)),
  ]
  return table(
    headings.rules,
    [columns.id, columns.rule, columns.edge, columns.mark],
    all.sort((one, other) => compareIds(one.id ?? '', other.id ?? '')),
  )
}

function toldRow(desk: Desk, row: RuleRow, items: ReadonlyMap<string, Traced>): Row {
  const told = row.items.flatMap((id) => items.get(id) ?? [])
  const rules = told.filter(({ id }) => kindOf(id) === 'BR')
  const others = told.filter(({ id }) => kindOf(id) !== 'BR')
  const [id = null, ...more] = rules.map((rule) => rule.id)
  const label = toPlainText(desk.ranged(rules.map((rule) => rule.id)))
  const around = { isOneRank: true, isLabelled: false }
  const edge: Text =
    row.edge === null
      ? []
      : [plain(row.edge), ...desk.bracketed(originOf(desk, others.map(withoutSources), around))]
  return {
    id,
    ...(more.length > 0 && { told: { ids: more, label } }),
    cells: [row.text, edge, sourcesOf(desk, rules)].map(makeTextCell),
    main: 0,
  }
}

/** The answers stand in the last cell. */
function withoutSources(item: Traced): Traced {
  return { ...item, sources: [] }
}

function sourcesOf(desk: Desk, rules: readonly Traced[]): Text {
  const [first] = rules
  if (first === undefined) return []
  const isOne = rules.every(({ mark }) => mark === first.mark)
  const sources = [...new Set(rules.flatMap((rule) => rule.sources))]
  const quotes = rules.flatMap((rule) => rule.quotes)
  return desk.origin({ id: first.id, sources, quotes, mark: isOne ? first.mark : 'stated' })
}

function ownRow(desk: Desk, rule: BusinessRule): Row {
  const { text, origin } = writeRuleLine(desk, rule)
  return { id: rule.id, cells: [text, '', origin].map(makeTextCell), main: 0 }
}
