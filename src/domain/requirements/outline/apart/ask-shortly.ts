import { countWords } from '#domain/language/count-words.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import { fileTextOf } from '#domain/requirements/outline/tables/file-text.ts'

/** A question that has a few words for it, too. */
interface Asked {
  text: string
  short?: string | undefined
}

/** In words, of Japanese 30 letters. */
const MOST = 12

/** A question in few words: those it has for that, else itself where it is short; empty where it is long. */
export function askShortly({ text, short = '' }: Asked, { words }: Pick<Desk, 'words'>): string {
  const few = short.trim()
  if (few !== '') return few.replace(END, '') + fileTextOf(words).rulesThere.asks
  return countWords(text) > MOST ? '' : text.trim()
}

const END = /[.?。？]+$/u
