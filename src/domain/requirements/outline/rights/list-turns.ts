import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Role } from '#domain/requirements/document-items.ts'

/** A role that others are in turn, with those of them that there are. */
interface Turn {
  role: string
  of: readonly Role[]
}

/** The turns that stand: of a role that was edited, or of which one is left, nothing is said any more. */
export function listTurns({ inTurn = [], roles }: RequirementsDocument): Turn[] {
  return inTurn.flatMap(({ role: id, of }): Turn[] => {
    const role = roles.find((each) => each.id === id)
    const others = roles.filter((each) => of.includes(each.id))
    return role === undefined || role.edited === true || others.length < FEWEST
      ? []
      : [{ role: id, of: others }]
  })
}

const FEWEST = 2
