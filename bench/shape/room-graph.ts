import { mayImport, roomOf } from '#test/architecture/rooms.ts'
import type { Source } from './read-sources.ts'

/** The imports that are left at run time, as pairs of rooms. */
function arrowsOf(sources: readonly Source[]): [from: string, to: string][] {
  return sources.flatMap(({ path, imports }) =>
    imports
      .filter(({ typeOnly }) => !typeOnly)
      .map(({ from }): [string, string] => [roomOf(path), roomOf(from)])
      .filter(([from, to]) => from !== to),
  )
}

/** How many imports lead where the table does not let them. */
export function countArrowsUp(sources: readonly Source[]): number {
  return arrowsOf(sources).filter(([from, to]) => !mayImport(from, to)).length
}

/** The rooms from which a way through other rooms leads back, the largest knot first. */
export function findKnots(sources: readonly Source[]): string[][] {
  const next = new Map<string, Set<string>>()
  for (const [from, to] of arrowsOf(sources)) {
    next.set(from, (next.get(from) ?? new Set()).add(to))
  }
  const reach = new Map([...next.keys()].map((room) => [room, reachOf(room, next)]))
  const rooms = [...next.keys()].filter((room) => reach.get(room)?.has(room))
  const knots = rooms.map((room) =>
    rooms.filter((other) => reach.get(room)?.has(other) && reach.get(other)?.has(room)).sort(),
  )
  const distinct = new Map(knots.map((knot) => [knot.join(), knot]))
  return [...distinct.values()].sort((one, other) => other.length - one.length)
}

function reachOf(start: string, next: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const found = new Set<string>()
  const open = [...(next.get(start) ?? [])]
  for (let room = open.pop(); room !== undefined; room = open.pop()) {
    if (found.has(room)) continue
    found.add(room)
    open.push(...(next.get(room) ?? []))
  }
  return found
}
