import { makePattern } from '#domain/language/patterns/make-pattern.ts'

const SAYS_TO = /(?:asks?|says?)(?: (?:him|her|them|the \p{L}+))?/iu
const BEGINS_QUESTION = /is|are|was|were|does|do|did|has|have|can|could|will|would|should/iu
const BEGINS_SPEECH =
  /that['’]s|it['’]s|you['’]re|your|you|we['’]re|okay|ok|yes|no|please|sorry|thank/iu

/** "say yes or no to an ask" is a deed. */
const CONSENT = /(?:yes|no)(?: or (?:yes|no))?(?: to\b|$)/iu

const SPEECH = makePattern(
  'iu',
)`^(${SAYS_TO}) (?!${CONSENT})((?:${BEGINS_QUESTION}|${BEGINS_SPEECH})\b[^“”]*)$`

/** "ask is the lid dug out": what is asked or said word for word is in quotation marks. */
export function quoteSpeech(deed: string): string {
  return deed.replace(
    SPEECH,
    (_, verb: string, words: string) => `${verb} “${words.replace(/^"|"$/gu, '')}”`,
  )
}
