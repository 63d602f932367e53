import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Traced } from '#domain/requirements/document-items.ts'
import { listContents } from '#domain/requirements/registers/list-items.ts'

/** Every item of a document by its id, the acceptance criteria too. */
export function mapItems(document: RequirementsDocument): Map<string, Traced> {
  return new Map(listContents(document).map(({ item }) => [item.id, item]))
}

/** The items as they are corrected where they are printed: a line has the rows of all that it tells. */
export function mapLines(document: RequirementsDocument): Map<string, Traced> {
  const items = mapItems(document)
  for (const { toldBy = '', rows = [] } of [...items.values()]) {
    const keeper = items.get(toldBy)
    if (keeper === undefined) continue
    items.set(toldBy, { ...keeper, rows: [...new Set([...(keeper.rows ?? []), ...rows])] })
  }
  return items
}
