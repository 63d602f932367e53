import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import { propose } from './facts/propose.ts'
import type { ProposedRow, ReadableAnswer } from './reading.ts'

const WE_ARE = "(?:i|we)(?:['’](?:m|re|ve)| am| are| have)?"
const NOT_DECIDED = 'not (?:yet )?(?:sure|decided|clear)|undecided|unsure'
const DO_NOT_KNOW = [
  "(?:do not|don['’]?t|dont) know|(?:have not|haven['’]?t) decided|no idea",
  'to be decided|tbd|idk',
]
const ABOUT_THIS = 'yet| about this| about that'
/** "Not decided yet", "I'm not sure", and at most what it is about behind a colon, without a figure. */
const ENGLISH = makePattern(
  'iu',
)`^(?:${WE_ARE} )?(?:really |honestly |still )?(?:${NOT_DECIDED}|${DO_NOT_KNOW})(?: ${ABOUT_THIS})*(?:\s*[:–-]\s*[^\d:]{1,80})?[.!…]*$`
const JAPANESE =
  /^(?:[^。、\n]{1,40}は)?(?:まだ|正直(?:なところ|に言うと)?|よく|全く|全然|何も|、)*(?:(?:決まって|決めて|考えて)(?:(?:い|おり)?ません|い?ない)|[わ分]か(?:りません|らない)|未定|検討中)(?:です)?[。.!…]*$/u

/**
 * An answer that says no more than that it is not decided: one open question, with nothing in it to
 * build. Null for any other, also one that guesses behind it ("not sure, probably 20").
 */
export function readUndecided({ question, text }: ReadableAnswer): ProposedRow | null {
  const words = text.trim()
  if (!isUndecided(words)) return null
  const what = words.replace(/[.!…。]+$/u, '')
  return propose('doubt', { about: 'unknown', what }, { said: [{ question, text: what }] })
}

/** Whether each sentence of an answer says no more than that it is not known or not decided. */
export function isUndecided(answer: string): boolean {
  const sentences = answer.trim().match(SENTENCE) ?? []
  return (
    sentences.length > 0 &&
    sentences.every((each) => ENGLISH.test(each.trim()) || JAPANESE.test(each.trim()))
  )
}

const SENTENCE = /[^.!…。\n]+[.!…。]*/gu
