import { followsFinite, subjectVerbAt } from './noun-phrases.ts'
import {
  isCondition,
  isNominal,
  isNominative,
  isPronoun,
  isWh,
  set,
  takesSentence,
  type Word,
} from './words.ts'

/** After these, a noun and a pronoun belong together: "the one she wants". */
const RELATIVE_HEADS = set('one ones thing things way all everything what anything something')
/** "on the days I'm there". */
const TIMES = set('days times weeks place places moment')

/** Speech without full stops: "… anybody else's place and the drivers they see", "he hits done she gets". */
export function runsOn(words: readonly Word[], at: number): boolean {
  const word = words[at]
  const before = words[at - 1]
  if (word === undefined || before === undefined || before.pos === 'PUNCT') return false
  if (word.low === 'number' && words[at + 1]?.pos === 'NUM') return true
  if (word.low === 'only' && subjectVerbAt(words, at + 1)) return true
  if (
    (before.pos === 'ADP' && !isParticle(words, at - 1)) ||
    before.pos === 'DET' ||
    before.pos === 'AUX' ||
    before.pos === 'CCONJ'
  )
    return false
  // "so I don't know | I'd want it by May": said to close, and something else begins.
  const isDunno = before.low === 'know' && words[at - 2]?.low === "n't" && word.low === 'i'
  if (isDunno) return followsFinite(words, at + 1)
  if (isWh(before) || isCondition(before) || takesSentence(before) || before.low === 'to')
    return false
  // "… and do everything | Lowri helps on Fridays"
  if (isOwnAll(words, at)) return true
  const isLate = before.pos === 'ADJ' && /^(?:you|we|they|he|she|i)$/.test(word.low)
  if (
    RELATIVE_HEADS.has(before.low) ||
    (TIMES.has(before.low) && isNominative(word)) ||
    (before.pos === 'ADJ' && !(isLate && !ORDERS.test(before.low)))
  )
    return false
  if (isWh(word) && !OPENERS.has(word.low)) return false
  if (isThirdPerson(word) && (isObject(words, at - 1) || isParticle(words, at - 1))) return true
  if (before.low === 'number') return false
  const is = words[at + 1]?.lemma === 'be'
  const pronoun = isNominative(word) || (OPENERS.has(word.low) && (before.pos !== 'VERB' || is))
  if (pronoun) return followsFinite(words, at + 1)
  if (before.pos === 'VERB' || (isNominal(before) && word.pos !== 'DET' && !isPronoun(word)))
    return false
  return (word.pos === 'DET' || word.pos === 'PROPN' || isPronoun(word)) && subjectVerbAt(words, at)
}

/** After "I do everything" somebody by name does something else, unless it is what she does. */
function isOwnAll(words: readonly Word[], at: number): boolean {
  const all = /^(?:everything|anything)$/.test(words[at - 1]?.low ?? '')
  const verb = words[at + 1]
  const other = verb?.pos === 'VERB' && !/^(?:do|have|need|want|see|get)$/.test(verb.lemma)
  return all && words[at]?.pos === 'PROPN' && other && isThirdPerson(verb)
}

/** "the first you see", "the best we have". */
const ORDERS = /^(?:first|last|next|only|same|second|third|.*est)$/
const OBJECTS = set('it him her them')
export const OPENERS = set('it you that there those these this')

function isThirdPerson({ pos, low }: Word): boolean {
  return pos === 'VERB' && /[^s]s$/.test(low)
}

function isObject(words: readonly Word[], at: number): boolean {
  const before = words[at - 1]
  return OBJECTS.has(words[at]?.low ?? '') && (before?.pos === 'VERB' || before?.pos === 'ADP')
}

/** "get in", "ticks off": a small word that belongs to the verb before it. */
function isParticle(words: readonly Word[], at: number): boolean {
  const word = words[at]
  if (/^(?:about|of|for|with|to|from|at)$/.test(word?.low ?? '')) return false
  return word?.pos === 'ADP' && words[at - 1]?.pos === 'VERB'
}
