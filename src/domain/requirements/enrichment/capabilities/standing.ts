import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Capability, RuleRow } from '#domain/requirements/document-registers.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { listTellable, type Tellable } from './tellable.ts'

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

/** What was told together and still says what its items say. */
interface Standing {
  capabilities: Capability[]
  ruleRows: RuleRow[]
}

/**
 * The lines that still say what their items say: one of them edited, struck out or answered since, and
 * each of them says itself again. A requirement that was moved to another area leaves its capability.
 */
export function listStanding(document: RequirementsDocument): Standing {
  const { capabilities = [], ruleRows = [] } = document
  if (capabilities.length + ruleRows.length === 0) return { capabilities: [], ruleRows: [] }
  const listed = listTellable(document)
  const places = placesOfRequirements(document)
  const standing = capabilities.map(({ items, lines, ...rest }) => {
    const [first = ''] = items
    const own = items.filter((id) => places.has(id) && places.get(id) === places.get(first))
    const stays = lines.filter((line) => own.includes(line.at) && isSame(line, listed))
    return { ...rest, items: own, lines: stays }
  })
  return {
    capabilities: standing.filter(({ lines }) => lines.length > 0),
    ruleRows: ruleRows.filter((row) => isSame(row, listed)),
  }
}

/** Whether nothing that a line tells has changed since. */
export function isSame(
  { items, of = [] }: { items: readonly string[]; of?: readonly string[] | undefined },
  listed: ReadonlyMap<string, Tellable>,
): boolean {
  return (
    items.length === of.length &&
    items.every((id, at) => {
      const found = listed.get(id)
      return found !== undefined && found.item.edited !== true && found.words === of[at]
    })
  )
}
