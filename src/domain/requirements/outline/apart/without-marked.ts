import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Assumption } from '#domain/requirements/document-registers.ts'
import { listContents } from '#domain/requirements/registers/list-items.ts'

/** The document without the assumptions that its marks tell already. */
export function withoutMarked<T extends RequirementsDocument>(document: T): T {
  const isMarked = createMarked(document)
  const kept = document.assumptions.filter((entry) => entry.mark !== 'assumed' || !isMarked(entry))
  return { ...document, assumptions: kept }
}

/**
 * Whether all that an entry is about has its sign where it stands, or says there that who does it is supposed:
 * a file that lists the ids again says nothing more.
 */
function createMarked(document: RequirementsDocument): (entry: Assumption) => boolean {
  const items = listContents(document).map(({ item }) => item)
  const marked = new Set(items.filter(({ mark }) => mark === 'assumed').map(({ id }) => id))
  return ({ items: about, settles = {}, edited }) =>
    edited !== true &&
    about.length > 0 &&
    ('doers' in settles ||
      (Object.keys(settles).length === 0 && about.every((id) => marked.has(id))))
}
