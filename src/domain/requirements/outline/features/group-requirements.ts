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
  const elsewhere = listToldElsewhere(desk)
  const requirements = listRequirements(desk.document).filter(({ id }) => !elsewhere.has(id))
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

/** The functions that a file tells only where it asks whether they are wanted or left out: nobody builds them until then. */
function listToldElsewhere({ workedOut, isFile }: Desk): Set<string> {
  return new Set(isFile ? workedOut.elsewhere : [])
}
