import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { StatusTable } from '#domain/requirements/document-stages.ts'
import type { Frames } from '#domain/requirements/frames/frames.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'

/** The tests of ways that a table no longer has, by their ids: the rules had supposed them with it. */
export function listUntold(
  document: RequirementsDocument,
  { id, thing, states, transitions }: StatusTable,
  frames: Frames,
): string[] {
  const reached = new Map(states.map((state) => [frames.isAt(thing, state), state]))
  const before = new Map(states.map((state) => [frames.stands(thing, state), state]))
  return listRequirements(document)
    .flatMap(({ criteria }) => criteria)
    .filter(({ from = [], given, outcome }) => {
      const to = reached.get(outcome)
      if (!from.includes(id) || to === undefined) return false
      const stage = before.get(given)
      return !transitions.some(
        (way) => way.to === to && (stage === undefined || way.from === stage),
      )
    })
    .map((criterion) => criterion.id)
}
