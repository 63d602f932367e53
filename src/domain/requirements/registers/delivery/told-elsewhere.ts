import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { isLeftOut } from './slices.ts'

/** The functions that are wished and left out as well, where a contradiction asks which: until then nobody builds them. */
export function listToldElsewhere(document: RequirementsDocument): string[] {
  const { contradictions = [] } = document
  const asked = new Set(contradictions.flatMap(({ items }) => items))
  return listRequirements(document)
    .filter((each) => asked.has(each.id) && isLeftOut(each, document))
    .map(({ id }) => id)
}
