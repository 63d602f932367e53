import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { isLeftOut } from './slices.ts'

/**
 * The functions that nobody builds until a contradiction is decided: those wished and left out as well, where it asks
 * which, and those that its default lets nobody build.
 */
export function listToldElsewhere(document: RequirementsDocument): string[] {
  const { contradictions = [] } = document
  const asked = new Set(contradictions.flatMap(({ items }) => items))
  const dropped = new Set(contradictions.flatMap(({ drops = [] }) => drops))
  return listRequirements(document)
    .filter(({ id }) => dropped.has(id) || asked.has(id))
    .filter((each) => dropped.has(each.id) || isLeftOut(each, document))
    .map(({ id }) => id)
}
