import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { StageWay, StatusTable } from '#domain/requirements/document-stages.ts'

interface Going {
  table: StatusTable
  way: StageWay
}

/** Every way between stages by its id: "ST-01/held → refused". */
export function listWays({ statusTables }: RequirementsDocument): Map<string, Going> {
  return new Map(
    statusTables.flatMap((table) =>
      table.transitions.map((way): [string, Going] => [nameWay(table.id, way), { table, way }]),
    ),
  )
}

/** A way that a table has not, by the id that it would have; undefined for anything else. */
export function findNewWay(
  document: RequirementsDocument,
  id: string,
): { table: StatusTable; from: string; to: string } | undefined {
  if (listWays(document).has(id)) return undefined
  const { table: of, from = '', to = '' } = NEW_WAY.exec(id)?.groups ?? {}
  const table = document.statusTables.find((each) => each.id === of)
  const isOfIt = from !== to && table?.states.includes(from) === true
  return table !== undefined && isOfIt ? { table, from, to } : undefined
}

const NEW_WAY = /^(?<table>ST-\d+)\/(?<from>.+?) → (?<to>.+)$/u

/** Whether an id is that of a way of a table, which may have it, or both its stages, only later. */
export function isWayOf({ statusTables }: RequirementsDocument, id: string): boolean {
  const of = NEW_WAY.exec(id)?.groups?.table
  return statusTables.some((table) => table.id === of)
}

export function nameWay(table: string, { from, to }: Pick<StageWay, 'from' | 'to'>): string {
  return `${table}/${from} → ${to}`
}
