import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Traced } from '#domain/requirements/document-items.ts'
import { listContents } from '#domain/requirements/registers/list-items.ts'

/** Every item of a document by its id, the acceptance criteria too. */
export function mapItems(document: RequirementsDocument): Map<string, Traced> {
  return new Map(listContents(document).map(({ item }) => [item.id, item]))
}
