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

export function nameWay(table: string, { from, to }: Pick<StageWay, 'from' | 'to'>): string {
  return `${table}/${from} → ${to}`
}
