import { type FunctionalRequirement, PRIORITIES } from '#domain/requirements/document-items.ts'
import { listActors } from '#domain/requirements/outline/actors.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'

/** Requirements under one heading. */
interface RequirementGroup {
  title: string
  /** Who does all of them; null where they are about one subject, and each says who does it. */
  actor: readonly string[] | null
  requirements: readonly FunctionalRequirement[]
}

/** Section 7 by its areas where there are any, what comes first first; else by who acts. */
export function groupRequirements(desk: Desk): RequirementGroup[] {
  const { areas = [] } = desk.document
  const requirements = listRequirements(desk.document)
  if (areas.length === 0) {
    return listActors(desk).map(({ title, roles, has }) => ({
      title,
      actor: roles,
      requirements: requirements.filter(has),
    }))
  }
  const rankOf = ({ priority }: FunctionalRequirement) => PRIORITIES.indexOf(priority)
  return areas.map(({ name, requirements: ids }) => ({
    title: name,
    actor: null,
    requirements: ids
      .flatMap((id) => requirements.find((each) => each.id === id) ?? [])
      .sort((one, other) => rankOf(one) - rankOf(other)),
  }))
}
