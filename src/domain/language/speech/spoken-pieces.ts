import { countWords } from '#domain/language/count-words.ts'
import { makePattern } from '#domain/language/patterns/make-pattern.ts'

const WHAT_IS_KNOWN = 'what|who|how|if|that|the|when|where'
const EMPTY_WORDS = 'basically|literally|obviously|honestly|anyways?|okay|lol|lmao|tbh|ngl|haha'
/** Said to gain time, or about the telling: nothing of the matter is lost where a text is cut at them. */
const FILLER = makePattern(
  'giu',
)`(?:^|(?<=[\s,.]))(?:um+|uh+|uhm|erm?|hmm?|you know(?! (?:${WHAT_IS_KNOWN}))|i mean|${EMPTY_WORDS}|well right now it['’]s|(?:oh|yeah|well|like)(?=,))(?=$|[\s,.!?])[,\s]*`

/** A new clause with its own subject, in speech without full stops. */
export const NEXT_CLAUSE =
  /\s+(?:and|so|but)(?: then)?\s+(?=(?:i|i['’]m|i['’]d|we|they|he|she|it|that|this|there|nobody|somebody|people|the)\b)/giu

const FIRST_WORDS = /^(?:and|so|but|then|well|also|now)\s+(?=\S)/iu
const LAST_WORDS = /\s+(?:and|so|but|then|or|like|the thing is)$/iu

/** Longer than this, a run of words without a full stop is cut at its clauses. */
export const LONG = 24

/**
 * The clean literal pieces of what somebody said: cut at sentences and fillers, each a piece of its
 * own. Words that only join them are left out.
 */
export function spokenPieces(text: string): string[] {
  const sentences = text
    .split(/(?<=[.!?])\s+(?=[\p{Lu}\d"“])|(?<=[。！？])|\s*\n+\s*|\t+/u)
    .flatMap((sentence) => sentence.split(FILLER))
    .flatMap((piece) => (countWords(piece) > LONG ? piece.split(NEXT_CLAUSE) : [piece]))
    .map(trimmed)
  const pieces = sentences.filter(
    (piece) => countWords(piece) > 1 || /\p{N}|[^\p{ASCII}]/u.test(piece),
  )
  if (pieces.length > 0) return pieces
  const whole = text.trim()
  return whole === '' ? [] : [whole]
}

/** Whether a text holds what only speech holds. */
export function hasFillers(text: string): boolean {
  return text.search(FILLER) >= 0
}

function trimmed(piece: string): string {
  let left = piece.trim().replace(/^[,;:.\s–-]+|[,;:\s–-]+$/gu, '')
  for (;;) {
    const next = left.replace(FIRST_WORDS, '').replace(LAST_WORDS, '').trim()
    if (next === left) return left.replace(/(?<!\b\p{L})\.$/u, '')
    left = next
  }
}
