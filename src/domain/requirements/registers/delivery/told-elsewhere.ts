import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { isLeftOut } from './slices.ts'

/** The wished functions that are left out as well, where a contradiction asks which: nobody builds them until then. */
export function listToldElsewhere(document: RequirementsDocument): string[] {
  const { contradictions = [] } = document
  const asked = new Set(contradictions.flatMap(({ items }) => items))
  return listRequirements(document)
    .filter((each) => asked.has(each.id) && isLeftOut(each, document))
    .map(({ id }) => id)
}
