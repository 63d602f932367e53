import { isBackward } from '#domain/reading/english/cast.ts'
import type { Statement } from '#domain/reading/english/grammar/statements.ts'
import { set } from '#domain/reading/english/grammar/words.ts'

/** Deeds that come to somebody; they grant nothing. */
const BE_TOLD = set(
  'get receive want come be have become know like ask bring help happen mean insist',
)

/** Whether a sentence grants or refuses something; in the fifth answer a plain deed does. */
export function grants({ frame }: Statement, isPeople: boolean): boolean {
  const lemma = frame.verb?.lemma ?? ''
  // "her mum will want to look": what somebody would like is not granted.
  if (/^(?:want|like|love|hope|expect|ask)$/.test(lemma) && frame.modal !== 'may') return false
  if (lemma === 'be' || (frame.passive && !isShown(frame))) return false
  if (isPeople) return !BE_TOLD.has(lemma) || frame.modal !== null || frame.negated
  const refuses =
    frame.negated && (frame.modal === 'may' || frame.modal === 'should' || frame.modal === 'must')
  return frame.onlySubject || refuses || (frame.modal === 'may' && !frame.negated)
}

/** "they should not be shown the numbers": who is shown sees. */
function isShown({ passive, verb, rest }: Statement['frame']): boolean {
  return passive && /^(?:show|give|send)$/.test(verb?.lemma ?? '') && rest[0]?.pos !== 'ADP'
}

/** "only open or closed" tells what is seen. */
export function isState({ frame: { verb, subject }, own }: Statement): boolean {
  const past = verb !== null && verb.low !== verb.lemma && !/(?:s|ing)$/.test(verb.low)
  return past && subject.length === 0 && own[0]?.low === 'only'
}

/** "they take ten percent" may be a remark; "they can take", "Bernie takes" is none. */
export function isTold({ frame }: Statement): boolean {
  return frame.modal !== null || frame.negated || frame.only || !isBackward(frame.subject)
}

/** "only your section leader can": what, is said elsewhere. */
export function isBareModal(what: string): boolean {
  return /^(?:can|may|must|will|do|does|be|is|have|has|so|that|it)[.!]?$/i.test(what)
}
