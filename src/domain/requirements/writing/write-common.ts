import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { CommonRule } from '#domain/requirements/document-items.ts'
import { sentence } from '#domain/requirements/phrases.ts'
import type { Notebook } from './notebook.ts'
import type { People } from './write-roles.ts'

/** What holds for every feature alike, said once. */
export function writeCommonRules(
  notebook: Notebook,
  { roles }: Pick<People, 'roles'>,
  { permissions }: Pick<RequirementsDocument, 'permissions'>,
): CommonRule[] {
  const { saved, failure, refused, twice, together } = notebook.words.common
  // Nobody is refused what one alone may do, and nobody comes between.
  const several =
    roles.length > 1 ? [...(permissions.length > 0 ? [refused] : []), twice, together] : [twice]
  return [saved, failure, ...several].map((text) => ({
    ...notebook.item('CR', [], 'assumed'),
    text: sentence(text),
  }))
}
