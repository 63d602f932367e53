import { rowText } from '#domain/reading/row-text.ts'
import type { Row } from '#domain/reading/rows.ts'
import { ENGLISH } from './en.ts'
import { JAPANESE } from './ja.ts'
import type { SentenceLanguage, SentencePart } from './sentence-parts.ts'

const JAPANESE_SIGN = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u

/** A sentence is said in the language of the row's own words, whatever the app speaks. */
export function detectRowLanguage(row: Row): 'en' | 'ja' {
  const words = rowText(row)
  const own = words === '' ? (row.said[0]?.words ?? '') : words
  return JAPANESE_SIGN.test(own) ? 'ja' : 'en'
}

export function sentenceLanguage(language: 'en' | 'ja'): SentenceLanguage {
  return language === 'ja' ? JAPANESE : ENGLISH
}

/** A row as a plain sentence in pieces. `rows` are those that it may name by their ids. */
export function rowParts(row: Row, rows: readonly Row[] = []): SentencePart[] {
  const nameOf = (id: string) => {
    const named = rows.find((other) => other.id === id)
    return named?.kind === 'feature' ? named.does : null
  }
  const parts = sentenceLanguage(detectRowLanguage(row)).say(row, nameOf)
  return parts.filter((part) => part.text !== '')
}

/** A row as one plain sentence, for everything that has no menus. */
export function rowSentence(row: Row, rows: readonly Row[] = []): string {
  return rowParts(row, rows)
    .map((part) => part.text)
    .join('')
}
