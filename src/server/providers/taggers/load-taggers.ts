import type { Taggers } from '#domain/language/tagger.ts'
import { linderaTagger } from './lindera-tagger.ts'
import { winkTagger } from './wink-tagger.ts'

/** The taggers of all languages; each dictionary is loaded once in a thread. */
export function loadTaggers(): Taggers {
  return { en: winkTagger(), ja: linderaTagger() }
}
