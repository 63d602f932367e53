import type { Taggers } from '#domain/language/tagger.ts'
import { hasPredicate } from '#domain/requirements/frames/english-predicates.ts'

const QUOTED = /^["“'‘「『]/u
/** "The next person gets told", "a thank you, so they know": of a message, and not in its words. */
const TELLS_OF =
  /\b(?:gets?|is|are|be) (?:told|informed|notified|warned)\b|^an? (?:thank[ -]you|reminder|note|message|warning)\b/iu
const NAMING: ReadonlySet<string> = new Set(['NOUN', 'PROPN', 'ADJ', 'DET', 'ADP', 'CCONJ', 'NUM'])
const ENGLISH = /^[\p{Script=Latin}\p{N}\s'’,&-]+$/u

/**
 * Whether what stands behind the event of a message names what it is about, "the price and the deposit", or
 * tells of it, "the next person gets told", and is not what it says: "it is held", and whatever stands in quotation marks.
 */
export function isTopic(words: string, { en }: Taggers): boolean {
  if (QUOTED.test(words)) return false
  if (TELLS_OF.test(words)) return true
  if (!ENGLISH.test(words)) return false
  const tokens = en.tag(words).filter(({ pos }) => pos !== 'PUNCT')
  const last = tokens.at(-1)
  const isNamed = last?.pos === 'NOUN' || last?.pos === 'PROPN'
  return isNamed && tokens.every(({ pos }) => NAMING.has(pos)) && !hasPredicate(tokens)
}
