import type { BusinessRule, StatusTable } from '#domain/requirements/document-items.ts'
import type { Entry } from '#domain/requirements/writing/features/write-features.ts'
import type { Notebook } from '#domain/requirements/writing/notebook.ts'

interface Material {
  entries: readonly Entry[]
  rules: readonly BusinessRule[]
  /** What tells of a way, by the way's stages. */
  reasons: ReadonlyMap<string, string>
}

export function keyOfWay(table: string, from: string, to: string): string {
  return [table, from, to].join('\n')
}

/** Adds to each way by what it happens: the requirement whose test it is, the rule that tells of it. */
export function tellWays(
  { frames }: Notebook,
  statusTables: readonly StatusTable[],
  { entries, rules, reasons }: Material,
): void {
  for (const table of statusTables) {
    for (const way of table.transitions) {
      const at = frames.isAt(table.thing, way.to)
      const before = frames.stands(table.thing, way.from)
      const doing = entries.filter(({ requirement }) =>
        requirement.criteria.some(
          ({ from = [], outcome, given }) =>
            from.includes(table.id) && outcome === at && (given === '' || given === before),
        ),
      )
      const row = reasons.get(keyOfWay(table.id, way.from, way.to))
      const told = row === undefined ? [] : itemsOf(row, { entries, rules })
      const setters = entries.filter(
        ({ told: { unsaid, rows } }) => unsaid === 'assumed' && table.rows?.includes(rows[0].id),
      )
      const by = doing.length > 0 && told.length === 0 ? doing : told.length > 0 ? [] : setters
      const items = [...told, ...by.map(({ requirement }) => requirement.id)]
      if (items.length > 0) way.items = [...new Set(items)]
    }
  }
}

/** The rule of a row, else the requirements that it tests. */
function itemsOf(row: string, { entries, rules }: Pick<Material, 'entries' | 'rules'>): string[] {
  const own = rules.filter(({ rows = [] }) => rows.includes(row)).map(({ id }) => id)
  if (own.length > 0) return own
  return entries
    .filter(({ requirement }) => requirement.criteria.some(({ rows = [] }) => rows.includes(row)))
    .map(({ requirement }) => requirement.id)
}
