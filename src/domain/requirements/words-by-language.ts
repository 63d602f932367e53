import type { Language } from '#domain/language.ts'
import type { DocumentWords } from './document-words.ts'
import { DOCUMENT_WORDS as english } from './text-en/words.ts'
import { DOCUMENT_WORDS as japanese } from './text-ja/words.ts'

/**
 * For code that writes documents in the language of their answers, whatever language the page has:
 * the one module in which the browser's build leaves both languages in place.
 */
export const WORDS_BY_LANGUAGE: Readonly<Record<Language, DocumentWords>> = {
  en: english,
  ja: japanese,
}
