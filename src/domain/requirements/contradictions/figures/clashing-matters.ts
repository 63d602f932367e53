import { findSaidNumbers, type SaidNumber } from '#domain/language/numbers/find-said-numbers.ts'
import type { Found } from '#domain/requirements/contradictions/found.ts'
import { meaningOf, sharedWords } from '#domain/requirements/contradictions/meaning.ts'
import type { Piece } from '#domain/requirements/contradictions/said-pieces.ts'
import { joinWithBefore } from '#domain/requirements/contradictions/topics/join-with-before.ts'
import { areOtherParts } from '#domain/requirements/contradictions/topics/segments.ts'
import { MATTERS, type Matter } from './matters.ts'

interface Fact {
  piece: Piece
  number: SaidNumber
  /** The number with what it counts, as it is said. */
  said: string
  things: ReadonlySet<string>
}

/** How it is today, what is hoped for, and how one story went: their figures are no rule. */
const TOLD_ONLY: ReadonlySet<string> = new Set(['q1', 'q2', 'q3', 'q4', 'q6'])
/** How many there will be is a rule only where it is said of each. */
const STORY = 'q6'
const CROWD = 'q14'
const EACH =
  /\b(?:each|every|per|budget|build|altogether|de cada|cada|por)\b|ごと|各|一回|1回|毎回|予算|用意|set aside/iu
/** Said as a guess, or as what it may come to. */
const VAGUE =
  /\?|？|\b(?:maybe|perhaps|not sure|don[’']?t know|quizás?|no sé)\b|かもしれ|わからな|未定/iu

/** Speech that runs on tells several figures of several matters, and nothing says which is whose. */
const RUNS_ON = /^[^.,;:!?。、]{100,}$/u

/** What a thing costs that is not wanted. */
const UNWANTED = /^no \p{L}+.*\p{Sc}\s?\p{N}/iu

/** One matter with two figures in two answers. */
export function clashingMatters(pieces: readonly Piece[]): Found[] {
  const sure = pieces.filter(
    ({ words }) => !VAGUE.test(words) && !RUNS_ON.test(words) && !UNWANTED.test(words),
  )
  const told = sure.filter(
    ({ question, words }) => !TOLD_ONLY.has(question) && (question !== CROWD || EACH.test(words)),
  )
  const stories = sure.filter(({ question }) => question === STORY)
  return MATTERS.flatMap((matter) => {
    const facts = [
      ...told.flatMap((piece) => factsIn(piece, matter)),
      ...(matter.isInStory ? stories.flatMap((_, at) => storyFacts(stories, at, matter)) : []),
    ]
    return facts.flatMap((fact, at): Found[] => {
      const other = facts
        .slice(at + 1)
        .find(
          (each) =>
            isClash(fact, each, matter) &&
            !agrees(fact, each, facts) &&
            !(matter.isSingle && hasSeveral(fact, each, facts)),
        )
      if (!other) return []
      const said = [fact.piece, other.piece]
      return [{ kind: 'figure', said, names: [fact.said, other.said] }]
    })
  })
}

/** A step of the story often says of what it speaks in the step before. */
function storyFacts(stories: readonly Piece[], at: number, matter: Matter): Fact[] {
  const piece = stories[at]
  if (piece === undefined) return []
  const around = [...meaningOf(joinWithBefore(stories, at))].filter(
    (word) => !matter.plain.test(word),
  )
  return factsIn(piece, matter).map((fact) => ({
    ...fact,
    things: new Set([...fact.things, ...around]),
  }))
}

function factsIn(piece: Piece, matter: Matter): Fact[] {
  const { words } = piece
  const { about, also, not, kinds, plain, from = 0 } = matter
  if (!about.test(words) || not?.test(words) || (also && !also.test(words))) return []
  return findSaidNumbers(words).flatMap((number): Fact[] => {
    if (!kinds.includes(number.kind) || number.value < from) return []
    if (from > 0 && number.per !== '') return []
    if (!isOfKind(words, number, matter)) return []
    const rest = `${words.slice(0, number.start)} ${words.slice(number.end)}`
    const things = [...meaningOf(rest)].filter((word) => !plain.test(word))
    const counted = matter.unit?.exec(words.slice(number.end))?.[0] ?? ''
    const said = `${number.said}${counted}`.trim()
    return [{ piece, number, said, things: new Set(things) }]
  })
}

function isOfKind(words: string, { start, end }: SaidNumber, { unit, before }: Matter): boolean {
  if (unit === undefined || unit.test(words.slice(end))) return true
  return before?.test(words.slice(0, start)) === true
}

function isClash(one: Fact, other: Fact, { isOne = false }: Matter): boolean {
  if (one.piece.question === other.piece.question) return false
  if (one.number.kind !== other.number.kind && !isOne) return false
  if (counterOf(one) !== counterOf(other) && counterOf(one) !== '' && counterOf(other) !== '')
    return false
  if (one.number.per !== '' && other.number.per !== '' && one.number.per !== other.number.per)
    return false
  if (
    isMultiple(one, other) ||
    isNamedToo(one, other) ||
    areOtherParts(one.piece.words, other.piece.words)
  )
    return false
  if (sharedWords(one.things, other.things) > 0) return true
  return isOne && (one.things.size === 0 || other.things.size === 0)
}

/** 三組 counts other things than 十二人. */
function counterOf({ said }: Fact): string {
  return /[組人名件本台匹頭]$/u.exec(said)?.[0].replace('名', '人') ?? ''
}

/** Whether one of the two names the figure of the other besides. */
function isNamedToo(one: Fact, other: Fact): boolean {
  const says = ({ piece }: Fact, { number }: Fact) =>
    findSaidNumbers(piece.words).some(({ value }) => Math.abs(value - number.value) < 0.01)
  return says(one, other) || says(other, one)
}

/** "Two pitches, 50 pounds" at 25 each. */
function isMultiple(one: Fact, other: Fact): boolean {
  const [less, more] = one.number.value < other.number.value ? [one, other] : [other, one]
  const times = more.number.value / less.number.value
  return (
    one.number.kind === 'money' &&
    Number.isInteger(times) &&
    findSaidNumbers(more.piece.words).some(({ value, kind }) => kind === 'count' && value === times)
  )
}

function isSame(one: Fact, other: Fact): boolean {
  return Math.abs(one.number.value - other.number.value) < 0.01
}

/** Whether either answer names the other's figure as well: then it knows of both. */
function agrees(one: Fact, other: Fact, facts: readonly Fact[]): boolean {
  return facts.some(
    (each) =>
      (each.piece.question === one.piece.question && isSame(each, other)) ||
      (each.piece.question === other.piece.question && isSame(each, one)),
  )
}

/** Whether one of the answers names two figures of the same things. */
function hasSeveral(one: Fact, other: Fact, facts: readonly Fact[]): boolean {
  return [one, other].some((fact) =>
    facts.some(
      (each) =>
        each.piece.question === fact.piece.question &&
        !isSame(each, fact) &&
        sharedWords(each.things, fact.things) > 0,
    ),
  )
}
