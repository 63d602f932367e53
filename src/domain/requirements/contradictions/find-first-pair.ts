import type { Found } from './found.ts'
import type { Piece } from './said-pieces.ts'

/** The first two that cannot both hold, in the order in which they were told; none where all agree. */
export function findFirstPair<Told extends { piece: Piece }>(
  all: readonly Told[],
  isClash: (one: Told, other: Told) => boolean,
): Found[] {
  for (const [at, one] of all.entries()) {
    const other = all.slice(at + 1).find((each) => isClash(one, each))
    if (other) return [{ kind: 'promise', said: [one.piece, other.piece], names: [] }]
  }
  return []
}
