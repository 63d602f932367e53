import type { ReadableAnswer } from '#domain/reading/reading.ts'
import type { Row } from '#domain/reading/rows.ts'
import { isSameQuote } from '#domain/reading/same-words.ts'
import { clashingRanks } from './clashing-ranks.ts'
import { clashingTopics } from './clashing-topics.ts'
import { clashingWords } from './clashing-words.ts'
import { clashingFigures } from './figures/clashing-figures.ts'
import type { Found } from './found.ts'
import { isUnsure } from './is-unsure.ts'
import { leftOutFeatures } from './left-out-features.ts'
import { leftOutInWords } from './left-out-in-words.ts'
import { clashingRights } from './rights/clashing-rights.ts'
import { splitSaidPieces } from './said-pieces.ts'
import { wishesInStory } from './wishes-in-story.ts'

interface Told {
  rows: readonly Row[]
  answers: readonly ReadableAnswer[]
  /** That of all answers together. */
  language: string
}

/** More would be noise: a reader that finds so many has misread something. */
const MOST = 12

/**
 * What does not agree between the answers, each pair of quotes once. Silent when in doubt; nothing is decided.
 */
export function findContradictions({ rows, answers, language }: Told): Found[] {
  const standing = rows.filter(({ state }) => state !== 'refused' && state !== 'stale')
  const pieces = splitSaidPieces(answers, rows)
  const found = [
    ...leftOutFeatures(standing),
    ...leftOutInWords(standing, pieces),
    ...clashingFigures(pieces, { rows: standing, language }),
    ...clashingRights(standing),
    ...clashingRanks(standing),
    ...wishesInStory(standing),
    ...clashingWords(pieces.filter(({ words }) => !isUnsure(words))),
    ...clashingTopics(pieces, { rows: standing, language }),
  ]
  const known: Found[] = []
  for (const each of found) {
    if (!known.some((other) => isSamePair(each, other))) known.push(each)
  }
  return known.slice(0, MOST)
}

type Pair = Pick<Found, 'said'>

/** The same two quotes, or pieces of them, in either order. */
export function isSamePair(one: Pair, other: Pair): boolean {
  const touches = (a: Pair, b: Pair) =>
    a.said.every((said) => b.said.some((each) => isSameQuote(each, said)))
  return touches(one, other) && touches(other, one)
}
