import { readsAsJapanese } from '#domain/language/detect-language.ts'
import type { Row } from '#domain/reading/rows.ts'
import { findClauseAround } from '#domain/requirements/boundaries/find-clause-around.ts'
import { findEveryFigure } from '#domain/requirements/boundaries/find-limits.ts'
import type { FigureAt, LimitWord } from '#domain/requirements/boundaries/limit.ts'
import type { Found } from '#domain/requirements/contradictions/found.ts'
import { meaningOf, sharedWords } from '#domain/requirements/contradictions/meaning.ts'
import type { Piece } from '#domain/requirements/contradictions/said-pieces.ts'
import { figureValue } from './figure-value.ts'

/** A figure with what it is about. */
interface Fact extends Piece {
  figure: FigureAt
  value: { number: number; unit: string }
  clause: string
  /** What its clause is about, and what the whole sentence is. */
  about: ReadonlySet<string>
  sentence: ReadonlySet<string>
}

/** The answers that say how it is today, or how one story went: their figures are no rule. */
const TOLD_ONLY: ReadonlySet<string> = new Set(['q1', 'q2', 'q4', 'q6'])

/** Each is compared with each: it bounds the work while typing. */
const MOST_READ = 400
const MOST_PIECES = 2_000

const LEAST: ReadonlySet<LimitWord | undefined> = new Set(['least', 'from', 'over'])
const MOST: ReadonlySet<LimitWord | undefined> = new Set(['within', 'under'])

/** Two figures of one kind for one thing, in different answers. */
export function clashingFigures(
  pieces: readonly Piece[],
  { rows, language }: { rows: readonly Row[]; language: string },
): Found[] {
  const dates = rows.flatMap((row) =>
    row.kind === 'limit' && row.about === 'date' ? row.said : [],
  )
  const facts = pieces
    .filter(({ question }) => !TOLD_ONLY.has(question))
    .slice(0, MOST_PIECES)
    .flatMap((piece) => factsIn(piece, language))
    .slice(0, MOST_READ)
    .map((fact) => asLaunch(fact, dates))
  return facts.flatMap((fact, at) =>
    facts.slice(at + 1).flatMap((other): Found[] => {
      if (fact.question === other.question || !clash(fact, other)) return []
      const said = [fact, other].map(({ question, clause }) => ({ question, words: clause }))
      return [{ kind: 'figure', said, names: [fact.figure.figure, other.figure.figure] }]
    }),
  )
}

function factsIn(piece: Piece, language: string): Fact[] {
  const { words } = piece
  return findEveryFigure(words, language).flatMap((figure): Fact[] => {
    const value = figureValue(figure.figure, figure.kind)
    if (value === null) return []
    const clause = findClauseAround(words, figure, readsAsJapanese(words))
    // "4 guests per instructor" is a figure and all that it is about.
    const own = figure.word === 'single' ? '' : words.slice(figure.start, figure.end)
    const about = meaningOf(clause.replace(own, ' '))
    const sentence = meaningOf(words.replace(own, ' '))
    const unit = figure.word === 'single' ? 'each' : value.unit
    return [{ ...piece, figure, value: { ...value, unit }, clause, about, sentence }]
  })
}

/** The day by which the app is wanted. */
const NEEDED = /\b(?:need|want|have|get) (?:it|this|the app)\b|使い始め|必要です/i

/** A date among the limits is the day by which the app is there, whatever else the words say. */
function asLaunch(fact: Fact, dates: readonly { words: string }[]): Fact {
  const isLaunch =
    fact.figure.kind === 'date' &&
    (fact.about.has('launch') ||
      NEEDED.test(fact.words) ||
      dates.some(({ words }) => words.includes(fact.figure.figure) && fact.words.includes(words)))
  return isLaunch ? { ...fact, about: new Set(['launch']) } : fact
}

function clash(one: Fact, other: Fact): boolean {
  if (one.figure.kind !== other.figure.kind || one.value.unit !== other.value.unit) return false
  if (Math.abs(one.value.number - other.value.number) < 0.001) return false
  if (one.figure.kind === 'count' && !(one.figure.word && other.figure.word)) return false
  if (isFloorAndRoof(one.figure.word, other.figure.word)) return false
  if (one.figure.kind === 'date' && one.about.has('launch')) return other.about.has('launch')
  if (isSameRate(one, other)) return true
  return isSameThing(one.about, other.about) || isSameThing(one.sentence, other.sentence)
}

/** "six dogs a day", "eight dogs a day": what is counted is the thing, unless both say of whose. */
function isSameRate(one: Fact, other: Fact): boolean {
  const isRate = one.figure.word === 'rate' && other.figure.word === 'rate'
  if (!isRate || one.figure.period !== other.figure.period || one.value.unit.length < 3)
    return false
  return sharedWords(one.about, other.about) === Math.min(one.about.size, other.about.size)
}

function isSameThing(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const shared = sharedWords(one, other)
  const [least, all] = [Math.min(one.size, other.size), one.size + other.size - shared]
  if (shared === 1 && all === 1) return isTelling([...one][0] ?? '')
  return shared >= 2 && shared / least >= MOSTLY && shared / all >= HALF
}

const MOSTLY = 0.66
const HALF = 0.5

/** One common word alone is not the same thing. */
function isTelling(word: string): boolean {
  return !/^(?:price|keep|show|change|give|send|hold|answer|client|launch)$/.test(word)
}

/** "at least two", "at most eight": both may hold. */
function isFloorAndRoof(one: LimitWord | undefined, other: LimitWord | undefined): boolean {
  return (LEAST.has(one) && MOST.has(other)) || (MOST.has(one) && LEAST.has(other))
}
