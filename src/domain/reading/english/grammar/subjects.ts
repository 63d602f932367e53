import { findNounPhraseEnd, followsFinite, skipAdverbs } from './noun-phrases.ts'
import { isFiniteVerb, isNegation, isNominative, set, type Word } from './words.ts'

/** Who acts in a clause. */
export interface Subject {
  subject: readonly Word[]
  /** What is before the subject: "other shops' data | he | should not see". */
  fronted: readonly Word[]
  /** "only the owner", "nobody but the owner". */
  only: boolean
  nobody: boolean
  /** The place of the verb group. */
  end: number
}

const NOBODY = set('nobody none no-one noone')
const EXCEPT = set('but except bar save')
const EVERYBODY = set('nobody everybody everyone somebody someone noone')

/** The subject that begins here; null where no verb follows a noun phrase. */
export function findSubject(words: readonly Word[], at: number): Subject | null {
  const end = findNounPhraseEnd(words, at)
  if (end === at) return null
  return (
    exceptSubject(words, at, end) ?? frontedSubject(words, at, end) ?? plainSubject(words, at, end)
  )
}

/** "nobody but the owner may": only the owner. */
function exceptSubject(words: readonly Word[], at: number, end: number): Subject | null {
  const cue = afterComma(words, end)
  const from = findExceptEnd(words, cue)
  if (from === cue || !isNobody(words[at])) return null
  const longer = findPersonEnd(words, from)
  const verb = afterComma(words, longer)
  if (longer === from || !isVerbNext(words, verb)) return null
  return { subject: words.slice(from, longer), fronted: [], only: true, nobody: false, end: verb }
}

function afterComma(words: readonly Word[], at: number): number {
  return words[at]?.low === ',' ? at + 1 : at
}

/** The place after "except", "apart from", "other than"; `at` where none is here. */
export function findExceptEnd(words: readonly Word[], at: number): number {
  const pair = `${words[at]?.low ?? ''} ${words[at + 1]?.low ?? ''}`
  if (/^(?:apart from|other than|except for)$/.test(pair)) return at + 2
  return EXCEPT.has(words[at]?.low ?? '') ? at + 1 : at
}

/** The end of a noun phrase, or of "me" and "us". */
export function findPersonEnd(words: readonly Word[], at: number): number {
  return /^(?:me|us|him|them|myself)$/.test(words[at]?.low ?? '')
    ? at + 1
    : findNounPhraseEnd(words, at)
}

/** "the drivers they see", "discounts only the owner gives", "the code nobody sees". */
function frontedSubject(words: readonly Word[], at: number, end: number): Subject | null {
  const only = words[end]?.low === 'only'
  const from = only
    ? end + 1
    : words[end]?.low === ',' && isNominative(words[end + 1])
      ? end + 1
      : end
  const inner = words[from]
  if (inner === undefined || !(only || isNominative(inner) || EVERYBODY.has(inner.low))) return null
  const until = isNominative(inner) ? from + 1 : findNounPhraseEnd(words, from)
  if (until === from || !followsFinite(words, until)) return null
  const subject = words.slice(from, until)
  return { subject, fronted: words.slice(at, end), only, nobody: isNobody(inner), end: until }
}

function plainSubject(words: readonly Word[], at: number, short: number): Subject | null {
  const end = longerSubject(words, short)
  if (end === -1) return null
  return {
    subject: words.slice(at, end),
    fronted: [],
    only: false,
    nobody: isNobody(words[at]),
    end,
  }
}

/** With "my niece" after "Ines", or "who cancels" after "somebody"; -1 where no verb follows. */
function longerSubject(words: readonly Word[], end: number): number {
  const place = findNounPhraseEnd(words, end + 1)
  const isPlaced = isNominative(words[end - 1]) && words[end]?.pos === 'ADP' && place > end + 1
  if (isPlaced && isVerbNext(words, place)) return place
  const beside = afterComma(words, end)
  const remark = remarkEnd(words, end)
  if (remark !== -1 && isVerbNext(words, remark)) return remark
  const apposition = findNounPhraseEnd(words, beside)
  if (apposition > beside && !isNominative(words[beside])) {
    const after =
      words[apposition]?.low === ',' || isNominative(words[apposition])
        ? apposition + 1
        : apposition
    if (isVerbNext(words, after)) return after
  }
  if (/^(?:who|which|that|whose)$/.test(words[beside]?.low ?? ''))
    return relativeEnd(words, beside, end)
  return isVerbNext(words, end) ? end : -1
}

/** "the fixers, eleven of them at present, see": the place after the second comma; -1 without one. */
function remarkEnd(words: readonly Word[], at: number): number {
  if (words[at]?.low !== ',') return -1
  const close = words.findIndex(({ low }, i) => i > at + 1 && i < at + 9 && low === ',')
  const inside = words.slice(at + 1, close)
  const isCount = inside[0]?.pos === 'NUM' || inside[0]?.low === 'about'
  return close !== -1 && isCount && !inside.some(({ pos }) => pos === 'VERB') ? close + 1 : -1
}

function isNobody(word: Word | undefined): boolean {
  return NOBODY.has(word?.low ?? '') || word?.low === 'no'
}

function isVerbNext(words: readonly Word[], at: number): boolean {
  const next = skipAdverbs(words, at)
  return isFiniteVerb(words, next) || words[next]?.pos === 'AUX'
}

/** "somebody who cancels late pays": the second verb is the main one; without it the first. */
function relativeEnd(words: readonly Word[], at: number, subjectEnd: number): number {
  let verbs = 0
  for (let i = at + 1; i < words.length; i++) {
    const chained = words[i - 1]?.pos === 'AUX' || isNegation(words[i - 1])
    if (!isFiniteVerb(words, i) || chained) continue
    verbs++
    if (verbs === 2) return i
  }
  return verbs === 1 ? at + 1 : subjectEnd
}
