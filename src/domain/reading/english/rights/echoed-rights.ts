import type { Cast } from '#domain/reading/english/cast.ts'
import { predicateOf } from '#domain/reading/english/grammar/frames.ts'
import type { Statement } from '#domain/reading/english/grammar/statements.ts'
import {
  joinWords,
  quoteOf,
  trimPunctuation,
  type Word,
} from '#domain/reading/english/grammar/words.ts'
import { splitPhrases } from '#domain/reading/english/person-phrases.ts'
import { APP } from '#domain/reading/rows.ts'
import { addWhen } from './grants.ts'
import type { Right, Told } from './noun-rights.ts'

const TOO = /\b(?:too|as well|also|either)\b/i
const ECHO = /^(?:(?:only|too|as|well|also|either|do|that|it|so)\b[\s,.!]*)*$/i
const NOT_EVEN =
  /\b(?:not even|neither do|nor do) (?:me|i|us|we)\b|\b(?:me|myself|us) included\b|\bincluding (?:me|myself|us)\b/i

/**
 * "the deputy can too", "that's me or the captain": who else may what was told right before; null
 * for a sentence that repeats nothing.
 */
export function echoedRights(
  statement: Statement,
  before: Right | null,
  { answer, cast }: Told,
): Right[] | null {
  if (before === null) return null
  const { frame, when } = statement
  const { question, text } = answer
  const base = { question, quote: quoteOf(text, statement.words), certain: true }
  const condition = when === null ? '' : ` ${addWhen(when.replace(/[.!?]+$/, ''))}`
  const too = doesToo(statement)
  if (too !== null) {
    const roles = known(statement.subject, cast)
    const may = frame.negated ? 'never' : 'may'
    const what = before.what + condition
    // Both of them, then: the sentence before said "nobody else".
    const also = before.may === 'only' ? [before.quote] : []
    return roles.map((role): Right => ({ ...base, role, may, what, also }))
  }
  const them = before.may === 'never' ? thatIsThem(statement, cast) : []
  if (them.length === 0) return null
  return them.map((role): Right => ({ ...base, role, may: 'may', what: before.what }))
}

/** "the deputy can too", "so does the porter": no deed of its own. */
function doesToo({ frame, own }: Statement): Statement['frame'] | null {
  const { verb, rest, subject } = frame
  const isEcho = verb?.pos === 'AUX' || verb?.lemma === 'do'
  if (!isEcho || subject.length === 0 || !TOO.test(joinWords(own))) return null
  return ECHO.test(joinWords(rest)) ? frame : null
}

/** "that's me or the captain": all of them known. */
function thatIsThem({ frame }: Statement, cast: Cast): string[] {
  const points = /^(?:that|it|this)$/.test(joinWords(frame.subject).toLowerCase())
  if (!points || frame.verb?.lemma !== 'be' || frame.negated || frame.modal !== null) return []
  return known(frame.rest, cast)
}

/** The roles of a list, each once; none where somebody in it is not known. */
function known(words: readonly Word[], cast: Cast): string[] {
  const phrases = splitPhrases(trimPunctuation(words))
  const roles = phrases.map((phrase) => cast.find(phrase))
  if (roles.length === 0 || roles.some((role) => role === null || role === APP)) return []
  return [...new Set(roles.flatMap((role) => role ?? []))]
}

/** "nobody changes it, not even me", "never changed by anybody, me included": refused of the founder, too. */
export function refusedOfAll(statement: Statement, { answer, cast }: Told): Right[] {
  const { frame, unit, when } = statement
  const founder = cast.founder()
  if (founder === undefined || frame.verb === null || !NOT_EVEN.test(unit.text)) return []
  const isPassive = frame.passive && frame.negated && frame.subject.length > 0
  if (!frame.noSubject && !isPassive) return []
  const condition = when === null ? '' : ` ${addWhen(when)}`
  const deed = isPassive
    ? `${frame.verb.lemma} ${joinWords(frame.subject)}`
    : `${predicateOf(frame)}${condition}`
  const what = deed
    .replace(/[,.]?\s*\b(?:not even|including|neither|nor)\b.*$|[.!?,]+$/i, '')
    .trim()
  const quote = quoteOf(answer.text, statement.words)
  if (!what.includes(' ') || quote === '') return []
  return [
    { role: founder.name, may: 'never', what, certain: true, question: answer.question, quote },
  ]
}
