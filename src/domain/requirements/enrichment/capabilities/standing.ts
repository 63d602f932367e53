import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Capability } from '#domain/requirements/document-registers.ts'
import {
  kindOf,
  listCriteria,
  listRequirements,
} from '#domain/requirements/registers/list-items.ts'

/** The requirements of a capability, without the criteria that it tells. */
export function requirementsOf({ items }: Pick<Capability, 'items'>): string[] {
  return items.filter((id) => kindOf(id) === 'FR')
}

/** What a part of section 7 is about: the area of a requirement, or who does it where there are none. */
export function placesOfRequirements(document: RequirementsDocument): Map<string, string> {
  const { areas = [] } = document
  if (areas.length > 0) {
    return new Map(areas.flatMap(({ name, requirements }) => requirements.map((id) => [id, name])))
  }
  return new Map(
    listRequirements(document).map(({ id, role, beside = [] }) => [
      id,
      [role ?? '', ...beside].join(),
    ]),
  )
}

/**
 * The capabilities that still say what their items say: one of them edited, struck out or moved to
 * another area since, and each requirement says itself again.
 */
export function listStanding(document: RequirementsDocument): Capability[] {
  const { capabilities = [] } = document
  if (capabilities.length === 0) return []
  const listed = new Map(
    listRequirements(document).flatMap((each) => [
      [each.id, { item: each, words: each.text }] as const,
      ...listCriteria(each).map(
        ({ item, content }) => [item.id, { item, words: content }] as const,
      ),
    ]),
  )
  const places = placesOfRequirements(document)
  return capabilities.filter((capability) => {
    const { items, of } = capability
    const own = new Set(requirementsOf(capability).map((id) => places.get(id)))
    const isSame = items.every((id, at) => {
      const found = listed.get(id)
      return found !== undefined && found.item.edited !== true && found.words === of[at]
    })
    return isSame && items.length === of.length && own.size === 1
  })
}
