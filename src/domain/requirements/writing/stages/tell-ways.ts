import type { BusinessRule } from '#domain/requirements/document-items.ts'
import type { StatusTable } from '#domain/requirements/document-stages.ts'
import type { Entry } from '#domain/requirements/writing/features/write-features.ts'
import type { Notebook } from '#domain/requirements/writing/notebook.ts'
import type { People } from '#domain/requirements/writing/write-roles.ts'
import { findReachers, findStageRow } from './find-reachers.ts'

interface Material {
  entries: readonly Entry[]
  people: People
  rules: readonly BusinessRule[]
  /** What tells of a way, by the way's stages. */
  reasons: ReadonlyMap<string, string>
}

export function keyOfWay(table: string, from: string, to: string): string {
  return [table, from, to].join('\n')
}

/**
 * Adds to each way by what it happens: the rule that tells of it, else the requirements whose deed or
 * test it is, else a rule that names the stage, else what sets the stages that nothing leads to.
 */
export function tellWays(
  notebook: Notebook,
  statusTables: readonly StatusTable[],
  { entries, people, rules, reasons }: Material,
): void {
  const { frames } = notebook
  for (const table of statusTables) {
    const { id, thing, states } = table
    const reachers = findReachers(notebook, { thing, stages: states }, { entries, people })
    const setters = entries.filter(
      ({ told: { unsaid, rows } }) => unsaid === 'assumed' && table.rows?.includes(rows[0].id),
    )
    for (const way of table.transitions) {
      const at = frames.isAt(thing, way.to)
      const before = frames.stands(thing, way.from)
      const tested = entries.filter(({ requirement }) =>
        requirement.criteria.some(
          ({ from = [], outcome, given }) =>
            from.includes(id) && outcome === at && (given === '' || given === before),
        ),
      )
      const row = reasons.get(keyOfWay(id, way.from, way.to))
      const ruling = findStageRow(notebook, { thing, stage: way.to })
      const choices = [
        row === undefined ? [] : itemsOf(row, { entries, rules }),
        tested.length > 0 ? idsOf(tested) : idsOf(reachers.get(way.to) ?? []),
        ruling === null ? [] : rulesOf(ruling.id, rules),
        idsOf(setters),
      ]
      const items = choices.find(({ length }) => length > 0)
      if (items !== undefined) way.items = [...new Set(items)]
    }
  }
}

function idsOf(entries: readonly Entry[]): string[] {
  return entries.map(({ requirement }) => requirement.id)
}

/** The rule of a row, else the requirements that it tests. */
function itemsOf(row: string, { entries, rules }: Pick<Material, 'entries' | 'rules'>): string[] {
  const own = rulesOf(row, rules)
  if (own.length > 0) return own
  return idsOf(
    entries.filter(({ requirement }) =>
      requirement.criteria.some(({ rows = [] }) => rows.includes(row)),
    ),
  )
}

function rulesOf(row: string, rules: readonly BusinessRule[]): string[] {
  return rules.filter(({ rows = [] }) => rows.includes(row)).map(({ id }) => id)
}
