import { runsOn } from '#domain/reading/english/speech/clause-starts.ts'
import {
  findNounPhraseEnd,
  followsFinite,
  OPENERS,
  predicateAt,
  skipAdverbs,
  subjectVerbAt,
} from './noun-phrases.ts'
import { isBound, isOrder, isRefusedDeed, isSole, isThatIsIt } from './spoken-cuts.ts'
import {
  isCondition,
  isFiniteVerb,
  isModal,
  isNegation,
  isNominal,
  isNominative,
  isPronoun,
  isWh,
  set,
  type Word,
} from './words.ts'

/** A piece of a sentence with one predicate, or a phrase without any. */
export interface Clause {
  words: Word[]
  /** The word that joins it to what is before: "if", "and", "but", "because" …; null for none. */
  link: string | null
  /** "and" where the link is "and if". */
  joined: string | null
}

const COORDINATORS = set('and or but then so plus & + otherwise')
const NEEDS_SENTENCE = set('until till before after as since once while')
const HARD = /^(?:[.!?;:=>]+|->|=>|→|⇒|—|\.{2,}|…|\n)$/
const DASH = /^(?:–|-)$/

/** Cuts a sentence where a new predicate begins; `speech` when nobody put full stops. */
export function cutClauses(words: readonly Word[], speech: boolean): Clause[] {
  const clauses: Clause[] = []
  let from = 0
  let hasVerb = false
  let inQuestion = false
  for (let i = 0; i <= words.length; i++) {
    if (
      i === words.length ||
      (i > from &&
        cutsBefore(words, i, {
          from,
          hasVerb,
          inQuestion,
          speech,
          conditional: isConditional(words, from),
        }))
    ) {
      push(clauses, words.slice(from, i))
      from = i
      hasVerb = false
      inQuestion = false
    }
    const word = words[i]
    if (word === undefined || word.inert) continue
    if (isFiniteVerb(words, i) || word.pos === 'VERB') hasVerb = true
    const before = words[i - 1]
    if (isWh(word) && (before?.pos === 'VERB' || before?.pos === 'ADP') && i > from)
      inQuestion = true
  }
  return clauses
}

function isConditional(words: readonly Word[], from: number): boolean {
  const first = COORDINATORS.has(words[from]?.low ?? '') ? from + 1 : from
  return /^(?:if|when|once|whenever|unless)$/.test(words[first]?.low ?? '')
}

interface State {
  from: number
  hasVerb: boolean
  /** Inside "see when it was pumped and when it is due". */
  inQuestion: boolean
  speech: boolean
  /** The clause is a condition: its main clause may follow without a comma. */
  conditional: boolean
}

function cutsBefore(words: readonly Word[], at: number, state: State): boolean {
  const word = words[at]
  const before = words[at - 1]
  if (word === undefined || before === undefined || word.inert) return false
  if (isHard(words, at - 1)) return true
  if (isHard(words, at)) return false
  if (before.low === ',' || before.text === '/') return opensAfterComma(words, at, state)
  if (COORDINATORS.has(before.low) && !before.inert) return false
  if ((word.low === 'and' || isNominative(word)) && isThatIsIt(words, at)) return true
  if (
    word.low === 'no' &&
    state.conditional &&
    state.hasVerb &&
    before.pos !== 'VERB' &&
    before.pos !== 'AUX' &&
    before.pos !== 'ADP'
  )
    return true
  if (word.low === 'then' || word.low === 'plus' || word.low === 'otherwise')
    return before.low !== 'since' && before.low !== 'by'
  if (isRefusedDeed(words, at)) return true
  if (state.hasVerb && isSole(words, at)) return true
  if (state.conditional && state.hasVerb && isOrder(words, at)) return true
  // "there are the visitors | who should be able to book"
  if (word.low === 'who' && words[state.from]?.low === 'there')
    return predicateAt(words, skipAdverbs(words, at + 1))
  if (COORDINATORS.has(word.low)) return opensAfterAnd(words, at, state)
  if (isCondition(word)) return opensCondition(words, at, state)
  const begins = state.hasVerb || at - state.from <= 2 || isThatIs(words, at)
  const isNone = /^(?:nobody|no)$/.test(words[state.from]?.low ?? '')
  const saysAgain = !isNone && !state.hasVerb && isNominative(word) && isNominal(before)
  return (state.speech || state.conditional) && begins && !saysAgain && runsOn(words, at)
}

/** A full stop, an arrow, a dash with spaces around it. */
function isHard(words: readonly Word[], at: number): boolean {
  const word = words[at]
  if (word === undefined || word.inert) return false
  if (DASH.test(word.text)) return word.spaced && words[at + 1]?.spaced === true
  return HARD.test(word.text)
}

/** "that's it": never a relative clause. */
function isThatIs(words: readonly Word[], at: number): boolean {
  return OPENERS.has(words[at]?.low ?? '') && words[at + 1]?.text.startsWith("'") === true
}

function opensAfterComma(words: readonly Word[], at: number, state: State): boolean {
  const word = words[at]
  if (word === undefined) return false
  if (COORDINATORS.has(word.low))
    return opensAfterAnd(words, at, state) || word.low === 'but' || word.low === 'so'
  if (word.low === 'who' && predicateAt(words, skipAdverbs(words, at + 1))) return true
  if (isCondition(word) || word.low === 'who' || word.low === 'which')
    return subjectVerbAt(words, at + 1) || word.low === 'because' || word.low === 'if'
  if (isNegation(word) && !state.hasVerb) return false
  if (/^(?:nobody|none)$/.test(words[state.from]?.low ?? '') && !state.hasVerb) return false
  return (
    subjectVerbAt(words, skipAdverbs(words, at)) ||
    (state.hasVerb && predicateAt(words, skipAdverbs(words, at)))
  )
}

function opensAfterAnd(words: readonly Word[], at: number, state: State): boolean {
  let next = at + 1
  while (COORDINATORS.has(words[next]?.low ?? '') || words[next]?.low === ',') next++
  next = skipAdverbs(words, next)
  const word = words[next]
  if (word === undefined) return false
  if (words[at + 1]?.low === 'then') return true
  if (state.inQuestion && isWh(word)) return false
  // "… and only coaches and me can close a lane"
  if (words[at + 1]?.low === 'only' && words.slice(at + 2, at + 9).some(isModal)) return true
  if (word.pos === 'ADJ' && words.slice(next + 1, next + 4).some(({ low }) => low === 'if'))
    return true
  if (isCondition(word) && !NEEDS_SENTENCE.has(word.low)) return subjectVerbAt(words, next + 1)
  const negative =
    words[state.from]?.low === 'no' && followsFinite(words, findNounPhraseEnd(words, next))
  if (!state.hasVerb && !isNominative(word) && !negative && isSubjectSoFar(words, state.from, at))
    return false
  if (state.speech && state.hasVerb && isBound(words, next)) return true
  return subjectVerbAt(words, next) || (state.hasVerb && predicateAt(words, next))
}

/** "the customer | and Sunday do not agree": one subject of two. */
function isSubjectSoFar(words: readonly Word[], from: number, at: number): boolean {
  let start = from
  while (start < at && (COORDINATORS.has(words[start]?.low ?? '') || isCondition(words[start])))
    start++
  return findNounPhraseEnd(words, start) >= at
}

function opensCondition(words: readonly Word[], at: number, state: State): boolean {
  const before = words[at - 1]
  // "that's when they start" is one clause.
  if (before?.lemma === 'be' && /^(?:that|it|this)$/.test(words[at - 2]?.low ?? '')) return false
  // "nobody except the owner may" is one subject.
  if (words[at]?.low === 'except' && !state.hasVerb) return false
  if (before?.pos === 'VERB' || before?.pos === 'ADP' || isNegation(before))
    return isBecause(words, at)
  if (words[at]?.low === 'because') return isBecause(words, at)
  if (state.inQuestion && isWh(words[at])) return false
  if (isAfterThat(words, at)) return true
  return subjectVerbAt(words, skipAdverbs(words, at + 1))
}

/** "after that it's 20 pounds": a time, then a sentence of its own. */
function isAfterThat(words: readonly Word[], at: number): boolean {
  return words[at + 1]?.low === 'that' && followsFinite(words, at + 3) && isPronoun(words[at + 2])
}

function isBecause(words: readonly Word[], at: number): boolean {
  return words[at]?.low === 'because' && words[at + 1]?.low !== 'of'
}

function push(clauses: Clause[], words: Word[]): void {
  let from = 0
  let link: string | null = null
  let joined: string | null = null
  for (; from < words.length; from++) {
    const word = words[from]
    if (word === undefined || word.inert) break
    const coordinates = COORDINATORS.has(word.low)
    const joins =
      coordinates ||
      (isCondition(word) &&
        words[from + 1]?.low !== '-' &&
        !isAfterThat(words, from) &&
        (link === null || link === joined) &&
        hasVerbAfter(words, from))
    if (!joins && word.pos !== 'PUNCT' && !HARD.test(word.text) && !DASH.test(word.text)) break
    if (coordinates) joined = word.low
    if (joins) link = word.low
  }
  const rest = words.slice(enumeratorEnd(words, from))
  if (rest.some(({ text }) => /[\p{L}\p{N}]/u.test(text)))
    clauses.push({ words: rest, link, joined })
}

/** "after that the music" has no verb: no condition. */
function hasVerbAfter(words: readonly Word[], at: number): boolean {
  if (!NEEDS_SENTENCE.has(words[at]?.low ?? '')) return true
  // "After a job, the check is done": the verb behind the comma is another's.
  const comma = words.findIndex(({ low }, i) => i > at && low === ',')
  const end = comma === -1 ? words.length : comma
  return words.some(
    ({ pos, inert }, i) => i > at && i < end && !inert && (pos === 'VERB' || pos === 'AUX'),
  )
}

/** The place after "number two", "number one is". */
function enumeratorEnd(words: readonly Word[], from: number): number {
  if (words[from]?.low !== 'number' || words[from + 1]?.pos !== 'NUM') return from
  return words[from + 2]?.lemma === 'be' ? from + 3 : from + 2
}
