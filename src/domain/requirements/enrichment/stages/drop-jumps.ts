import type { StageWay } from '#domain/requirements/document-stages.ts'
import { kindOf } from '#domain/requirements/registers/list-items.ts'
import { isMistaken } from '#domain/requirements/writing/stages/complete-ways.ts'
import { isPaid } from '#domain/requirements/writing/stages/kinds-of-stages.ts'

/**
 * The supposed ways by which something is undone that jump back over a stage of money: what is undone is where it came
 * from, and no paid hire is one that nobody paid.
 */
export function listJumps<T extends StageWay>(stages: readonly string[], ways: readonly T[]): T[] {
  return ways.filter((way) => {
    const [to, from] = [stages.indexOf(way.to), stages.indexOf(way.from)]
    const isOfFront = ways.some((each) => each.from === way.to && each.to === way.from)
    if (way.assumed !== true || to >= from || isOfFront || !undoes(way, ways)) return false
    return stages.slice(to + 1, from).some(isPaid)
  })
}

/** Whether a way undoes what was done: by mistake, or by the same deed that brought it there. */
export function undoes(
  { from, condition = '', items = [] }: StageWay,
  ways: readonly StageWay[],
): boolean {
  if (isMistaken(condition)) return true
  const deeds = items.filter((id) => kindOf(id) === 'FR')
  const into = ways.flatMap((way) => (way.to === from ? (way.items ?? []) : []))
  return deeds.length > 0 && deeds.every((id) => into.includes(id))
}
