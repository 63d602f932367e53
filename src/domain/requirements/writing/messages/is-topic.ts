import type { Taggers } from '#domain/language/tagger.ts'
import { hasPredicate } from '#domain/requirements/frames/english-predicates.ts'

const QUOTED = /^["“'‘「『]/u
const NAMING: ReadonlySet<string> = new Set(['NOUN', 'PROPN', 'ADJ', 'DET', 'ADP', 'CCONJ', 'NUM'])
const ENGLISH = /^[\p{Script=Latin}\p{N}\s'’,&-]+$/u

/**
 * Whether what stands behind the event of a message names what it is about, "the price and the deposit",
 * and is not what it says: "it is held", and whatever stands in quotation marks.
 */
export function isTopic(words: string, { en }: Taggers): boolean {
  if (QUOTED.test(words) || !ENGLISH.test(words)) return false
  const tokens = en.tag(words).filter(({ pos }) => pos !== 'PUNCT')
  const last = tokens.at(-1)
  const isNamed = last?.pos === 'NOUN' || last?.pos === 'PROPN'
  return isNamed && tokens.every(({ pos }) => NAMING.has(pos)) && !hasPredicate(tokens)
}
