import { contentWords, findWordsBeyond } from '#domain/reading/checks/content-words.ts'
import type { ProposedRow } from '#domain/reading/reading.ts'
import { rowText } from '#domain/reading/row-text.ts'
import { removeFrame } from './remove-frame.ts'

/** Rows that keep the founder's words without reading them. */
const UNREAD: ReadonlySet<ProposedRow['kind']> = new Set(['aside', 'background', 'step'])
/** "nobody except me": who alone may says it all. */
const SOLE = /\b(?:nobody|no one|none)(?: else)? (?:except(?:ing)?|but|other than|apart from)\b/giu
const FIGURES = /\d+(?:[.,:]\d+)*/g
/** "R3", "12": the first cell of a table's row counts it. */
const COUNTED = /^[A-Z]{0,3}\d{1,3}\s*[\t|]/u

/** Whether the rows that quote these words say all of them: no word with a meaning of its own and no figure is left. */
export function isReadWhole(words: string, readers: readonly ProposedRow[]): boolean {
  const told = readers.filter(({ kind }) => !UNREAD.has(kind)).map(rowText)
  const isRow = /[\t|]/.test(words)
  // A column that tells why is no part of the fact; a figure that no column's reader took is.
  const isSole = readers.some((row) => row.kind === 'permission' && row.may === 'only')
  const plain = isSole ? words.replace(SOLE, '') : words
  const left = isRow ? [] : findWordsBeyond(contentWords(removeFrame(plain)), told)
  const known = told.join(' ').normalize('NFKC')
  const figures = words.normalize('NFKC').replace(COUNTED, '').match(FIGURES) ?? []
  return left.length === 0 && figures.every((figure) => known.includes(figure))
}
