import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { PermissionRow } from '#domain/requirements/document-items.ts'
import type { RightRow } from '#domain/requirements/document-registers.ts'
import { isSame } from '#domain/requirements/enrichment/capabilities/standing.ts'
import {
  listTellable,
  type Tellable,
} from '#domain/requirements/enrichment/capabilities/tellable.ts'
import { stamp } from '#domain/requirements/enrichment/stamp.ts'

/** Every item by its id; of a right also who may, whoever said or supposed it. */
export function listRightsTold(document: RequirementsDocument): ReadonlyMap<string, Tellable> {
  const rows = new Map(document.permissions.map((row) => [row.id, row]))
  return new Map(
    [...listTellable(document)].map(([id, each]) => {
      const row = rows.get(id)
      return [id, row === undefined ? each : { ...each, words: wordsOf(row) }]
    }),
  )
}

function wordsOf({ action, cells }: PermissionRow): string {
  const tell = ({ role, permission, part, asked }: PermissionRow['cells'][number]) =>
    `${role} ${asked ?? part ?? permission}`
  return [action, ...cells.map(tell)].join('; ')
}

/** The rows with what their items say in this document. */
export function stampRights<T extends { items: string[] }>(
  rows: readonly T[],
  document: RequirementsDocument,
): (T & { of: string[] })[] {
  return stamp(rows, listRightsTold(document))
}

/** The rows that still say what their items say: one of them edited or decided since, and each says itself. */
export function listStandingRights(document: RequirementsDocument): RightRow[] {
  const { rightRows = [] } = document
  if (rightRows.length === 0) return []
  const listed = listRightsTold(document)
  const roles = new Set(document.roles.map(({ id }) => id))
  return rightRows.filter(
    (row) => isSame(row, listed) && row.cells.every(({ role }) => roles.has(role)),
  )
}
