import { HEADINGS as ENGLISH } from '#domain/consultation/text-en/headings.ts'
import { HEADINGS as JAPANESE } from '#domain/consultation/text-ja/headings.ts'
import type { Language } from '#domain/language.ts'

/** A reply may be of another day and another language than the screen that shows it. */
export const HEADINGS_BY_LANGUAGE: Readonly<Record<Language, typeof ENGLISH>> = {
  en: ENGLISH,
  ja: JAPANESE,
}
