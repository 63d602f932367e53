import type { Taggers } from '#domain/language/tagger.ts'
import { createLinderaTagger } from './create-lindera-tagger.ts'
import { createWinkTagger } from './create-wink-tagger.ts'

/** The taggers of all languages; each dictionary is loaded once in a thread. */
export function loadTaggers(): Taggers {
  return { en: createWinkTagger(), ja: createLinderaTagger() }
}
