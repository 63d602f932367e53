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

/** In letters: speech without full stops says many things at once, and not which of them is meant. */
const LONGEST = 240

/** What happened once is no rule. */
const HAPPENED =
  /\blast (?:year|yr|season|spring|summer|autumn|winter|month|week|time)\b|去年|昨年|一昨年|おととし|[一二三四五六七八九十\d]年前|先週|先月/iu

/**
 * What does not agree between the answers, each pair of quotes once. Silent when in doubt; nothing is decided.
 */
export function findContradictions({ rows, answers, language }: Told): Found[] {
  const standing = rows.filter(({ state }) => state !== 'refused' && state !== 'stale')
  const pieces = splitSaidPieces(answers, rows).filter(({ words }) => !HAPPENED.test(words))
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
    if (each.said.some(({ words }) => words.length > LONGEST)) continue
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
