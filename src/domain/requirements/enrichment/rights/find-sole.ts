import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { FunctionalRequirement, Role } from '#domain/requirements/document-items.ts'
import { fileTextOf } from '#domain/requirements/outline/tables/file-text.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { WORDS_BY_LANGUAGE } from '#domain/requirements/words-by-language.ts'

/** The requirement that lets others do it, and nobody else. */
export function findSole(
  document: RequirementsDocument,
  items: readonly string[],
  { id: role, name }: Role,
): FunctionalRequirement | undefined {
  const { isSole } = fileTextOf(WORDS_BY_LANGUAGE[document.writtenIn].document).rights
  // "Only the treasurer and the owner see it": whoever is named beside the doer may, too.
  const isNamed = (text: string) => text.toLowerCase().includes(name.toLowerCase())
  return listRequirements(document).find(
    ({ id, text, role: doer, beside = [] }) =>
      items.includes(id) && isSole(text) && ![doer, ...beside].includes(role) && !isNamed(text),
  )
}
