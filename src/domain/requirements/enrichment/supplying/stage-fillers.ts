import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { FunctionalRequirement } from '#domain/requirements/document-items.ts'
import type { StatusTable } from '#domain/requirements/document-stages.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'

/**
 * The requirement that the writer supposes for the stages of a table that no deed leads to: it is the
 * only one of its ways that stands on no words at all.
 */
function findStageFiller(
  document: RequirementsDocument,
  { transitions }: StatusTable,
): FunctionalRequirement | undefined {
  const through = new Set(transitions.flatMap(({ items = [] }) => items))
  return listRequirements(document).find(
    ({ id, mark, quotes }) => mark === 'assumed' && quotes.length === 0 && through.has(id),
  )
}

/** All of them, by the id of their table. */
export function listStageFillers(
  document: RequirementsDocument,
): ReadonlyMap<string, FunctionalRequirement> {
  return new Map(
    document.statusTables.flatMap((table) => {
      const filler = findStageFiller(document, table)
      return filler === undefined ? [] : [[table.id, filler] as const]
    }),
  )
}
