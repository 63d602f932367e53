import {
  isCondition,
  isFiniteVerb,
  isNominal,
  isNominative,
  isPronoun,
  isWh,
  set,
  type Word,
} from './words.ts'

/** With a short "is": "that's it". */
export const OPENERS = set('it you that there those these this')

/** True where a subject and then a verb that agrees with it begin. */
export function subjectVerbAt(words: readonly Word[], at: number): boolean {
  const end = findNounPhraseEnd(words, at)
  if (end === at) return false
  return followsFinite(words, end) || saysAgain(words, at, end)
}

/** "the drivers they see": the pronoun says the subject again; "their own" is an object. */
function saysAgain(words: readonly Word[], at: number, end: number): boolean {
  if (!isNominative(words[end]) || !followsFinite(words, end + 1)) return false
  const phrase = words.slice(at, end)
  // "Tuesdays and Fridays | she can": several are no she.
  const many = /[^s]s$/.test(words[end - 1]?.low ?? '') && phrase.some(({ low }) => low === 'and')
  if (many && words[end]?.low !== 'they') return false
  const several = phrase.some(({ low }) => low === 'and' || low === 'or')
  const single = words[end]?.low === 'he' || words[end]?.low === 'she'
  return !(several && single) && !/^(?:their|his|her|its|own|my|our)$/.test(phrase[0]?.low ?? '')
}

export function followsFinite(words: readonly Word[], at: number): boolean {
  const next = skipAdverbs(words, at)
  return isFiniteVerb(words, next) && !isPastParticiple(words, next)
}

/** "the deposit paid by card": no sentence. */
function isPastParticiple(words: readonly Word[], at: number): boolean {
  return (
    /ed$/.test(words[at]?.low ?? '') && words[at]?.pos === 'VERB' && words[at + 1]?.low === 'by'
  )
}

/** True where a predicate without its subject begins: "… and punches in the litres". */
export function predicateAt(words: readonly Word[], at: number): boolean {
  const word = words[at]
  if (word === undefined || word.inert) return false
  if (word.pos === 'AUX' || (word.low === 'to' && words[at + 1]?.pos === 'VERB')) return true
  // "… and not to change prices"
  if (word.low === 'not' && words[at + 1]?.low === 'to') return words[at + 2]?.pos === 'VERB'
  return word.pos === 'VERB' && !word.low.endsWith('ing')
}

/** The end of the noun phrase that begins here; `at` when none does. */
export function findNounPhraseEnd(words: readonly Word[], at: number): number {
  let i = skipComparison(words, at)
  if (
    /^(?:half|all|both|double|most|twice)$/.test(words[i]?.low ?? '') &&
    words[i + 1]?.pos === 'DET'
  )
    i++
  if (words[i]?.pos === 'DET' && OPENERS.has(words[i]?.low ?? '') && words[i + 1]?.pos === 'AUX')
    return i + 1
  // "some tell me where the key is"
  if (words[i]?.low === 'some' && words[i + 1]?.pos === 'VERB') return i + 1
  if (
    isPronoun(words[i]) &&
    words[i]?.pos !== 'DET' &&
    !(words[i + 1] && isNominal(words[i + 1] as Word) && !isNominative(words[i]))
  ) {
    i++
    // "they all message"
    if (words[i]?.low === 'else' || /^(?:all|both|each)$/.test(words[i]?.low ?? '')) i++
    const whom = WHOM.has(words[at]?.low ?? '')
    // "everybody that day", "nobody under eight"
    if (whom && words[i]?.low === 'that' && words[i + 1]?.pos === 'NOUN') return i + 2
    const joins =
      words[i]?.low === 'of' ||
      (whom && words[i]?.pos === 'ADP' && !/^(?:except|but|bar)$/.test(words[i]?.low ?? ''))
    return joins ? longer(i, findNounPhraseEnd(words, i + 1)) : i
  }
  let noun = false
  for (; i < words.length; i++) {
    const word = words[i]
    if (word === undefined) break
    if (word.inert && i > at) continue
    if (word.pos === 'NOUN' || word.pos === 'PROPN' || word.pos === 'NUM' || word.pos === 'X')
      noun = true
    else if (!inNounPhrase(word, words[i + 1], noun)) break
  }
  if (!noun) return at
  if (words[i]?.low === 'of' && OBJECTS.has(words[i + 1]?.low ?? '')) return i + 2
  const follows = NOUN_JOINTS.has(words[i]?.low ?? '') || words[i]?.text === '/'
  return follows ? longer(i, findNounPhraseEnd(words, skipComparison(words, i + 1))) : i
}

/** Whom a preposition may tell more of. */
const WHOM = set(
  'nobody everybody everyone somebody someone anybody anyone those anything something',
)
/** "the two of us". */
const OBJECTS = set('us them you')
const NOUN_JOINTS = set('of in with for on under over from at and or')

/** "for up to four people", "with more than two". */
function skipComparison(words: readonly Word[], at: number): number {
  const pair = `${words[at]?.low ?? ''} ${words[at + 1]?.low ?? ''}`
  return /^(?:up to|more than|less than|at least|at most|fewer than)$/.test(pair) ? at + 2 : at
}

/** The longer phrase where there is one after "of" or "and", else the shorter. */
function longer(short: number, long: number): number {
  return long > short + 1 ? long : short
}

function inNounPhrase(word: Word, next: Word | undefined, noun: boolean): boolean {
  // "that gate code"
  if (word.low === 'that' && word.pos === 'DET' && next !== undefined && isNominal(next))
    return !noun
  if (isWh(word) || isCondition(word)) return false
  if (word.pos === 'ADJ') return !noun || next?.pos === 'NOUN'
  if (word.pos === 'DET') return !noun
  if (
    (word.low === "'s" && word.pos === 'PART') ||
    word.low === "'" ||
    word.low === '%' ||
    word.low === '&'
  )
    return noun
  if (word.pos === 'PRON')
    return !noun && /^(?:my|our|his|her|its|their|your|whose)$/.test(word.low)
  if (word.pos === 'ADV')
    return !noun && (next?.pos === 'ADJ' || next?.pos === 'NUM' || next?.low === "'s")
  return word.low === 'only' && !noun
}

/** The place after adverbs and small words that lead a clause. */
export function skipAdverbs(words: readonly Word[], at: number): number {
  let i = at
  while (
    (words[i]?.pos === 'ADV' && !isWh(words[i]) && !isCondition(words[i])) ||
    words[i]?.pos === 'INTJ' ||
    words[i]?.low === 'please' ||
    words[i]?.inert
  )
    i++
  return i
}
