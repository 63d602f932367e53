import type { RowOf } from '#domain/reading/rows.ts'
import { joinDeeds } from '#domain/requirements/writing/rights/join-rows.ts'
import type { People } from '#domain/requirements/writing/write-roles.ts'

type Right = RowOf<'permission'>

/** What one requirement tells: a right, and those to other parts of the same thing. */
export interface JoinedRight {
  right: Right
  others: Right[]
  does: string
}

/**
 * "See first name of driver", "see phone of driver" as one: parts of one thing that just the same
 * people may see. Otherwise one part would be a requirement, and the others nowhere.
 */
export function joinRights(
  heads: readonly Right[],
  all: readonly Right[],
  people: People,
): JoinedRight[] {
  const keyOf = (right: Right) => people.find(right.role)?.id ?? right.role
  const isSame = (one: Right, other: Right) => bare(one) === bare(other) && one.may === other.may
  const holdersOf = (right: Right) => {
    const alike = all.filter((each) => isSame(each, right)).map(keyOf)
    return [...new Set(alike)].sort().join()
  }
  const taken = new Set<string>()
  return heads.flatMap((right): JoinedRight[] => {
    if (taken.has(bare(right))) return []
    const others = all.filter(
      (each) =>
        each.may === 'may' &&
        right.may === 'may' &&
        !isSame(each, right) &&
        !taken.has(bare(each)) &&
        keyOf(each) === keyOf(right) &&
        holdersOf(each) === holdersOf(right),
    )
    const { what, used } = joinDeeds(
      right.what,
      others.map((each) => each.what),
    )
    const joined = all.filter((each) => each.may === 'may' && used.includes(each.what))
    for (const each of joined) taken.add(bare(each))
    return [{ right, others: joined, does: what }]
  })
}

function bare({ what }: Right): string {
  return what.trim().toLowerCase()
}
