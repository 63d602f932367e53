import { countWords } from '#domain/language/count-words.ts'
import { UNSPACED } from '#domain/language/japanese/unspaced.ts'
import type { Contradiction, OpenQuestion } from '#domain/requirements/document-registers.ts'
import { tidy } from '#domain/requirements/enrichment/applying/bench.ts'
import { findTooWordy } from '#domain/requirements/enrichment/find-form-fault.ts'
import { LIMITS } from '#domain/requirements/enrichment/limits.ts'
import { sentence } from '#domain/requirements/phrases.ts'
import { findSupplied } from './find-supplied.ts'

interface Proposed {
  short?: string | null | undefined
  why?: string | null | undefined
}

/**
 * Puts a question in short, where a model gave it in a few words of the same language that ask and supply no fact;
 * the question is taken without it all the same.
 */
export function putShort(
  item: Contradiction | OpenQuestion | undefined,
  { short }: Proposed,
  told: readonly string[],
): boolean {
  if (item === undefined || short == null) return false
  const text = tidy(short)
  if (!isShort(text) || UNSPACED.test(text) !== UNSPACED.test(item.text)) return false
  if (ID.test(text) || suppliesFact(item, text, told) || item.short === text) return false
  item.short = text
  return true
}

/** The same of why it matters. */
export function putWhy(
  item: Contradiction | OpenQuestion | undefined,
  { why }: Proposed,
  told: readonly string[],
): boolean {
  const text = sentence(tidy(why ?? ''))
  if (item === undefined || text === '' || item.why === text) return false
  if (UNSPACED.test(text) !== UNSPACED.test(item.text) || suppliesFact(item, text, told))
    return false
  if (findTooWordy({ text, part: 'why' }, LIMITS.asking.why) !== null) return false
  item.why = text
  return true
}

/** Its own figures may be said again, those of what holds until then, too. */
function suppliesFact(
  { text, suggestedDefault, quotes }: Contradiction | OpenQuestion,
  words: string,
  told: readonly string[],
): boolean {
  const known = [...told, text, suggestedDefault ?? '']
  const quoted = [text, ...quotes.map((each) => each.text)]
  return findSupplied({ words }, { told: known, quotes: quoted }) !== null
}

/** Whether it is a question of a few words, and no more than one. */
function isShort(text: string): boolean {
  if (!/^[^?？]+[?？]$/u.test(text)) return false
  const { words, letters } = LIMITS.short
  const [size, { least, most }] = UNSPACED.test(text)
    ? [[...text].length - 1, letters]
    : [countWords(text), words]
  return size >= least && size <= most * LIMITS.asking.slack
}

/** "FR-014" tells a founder nothing. */
const ID = /\b[A-Z]{2,5}-\d/u
