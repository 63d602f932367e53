import type { Decision } from '#domain/reading/decisions.ts'
import { readHeart, replaceHeart } from '#domain/reading/review/edit-row.ts'
import type { Row } from '#domain/reading/rows.ts'

interface Suggested {
  /** What the item says now, and what it is to say. */
  itemText: string
  wording: string
}

/** How a sentence of the document begins before the words of its row. */
const OPENERS = [
  /^(?:the )?(?:app|system|[\p{L} ]{1,40}?) (?:shall|must|can|may)(?: be able to)? (?:let (?:an? |the )?[\p{L}-]+ )?/iu,
  /^.{1,40}?(?:は|が)、?/u,
]

/**
 * A suggested wording as an edit of the row that the item says: what the document puts around the
 * row's words is taken off. Null when there is no row.
 */
export function wordRow(rows: readonly Row[], { itemText, wording }: Suggested): Decision | null {
  const row = rows.find((each) => placeOf(each, itemText) >= 0) ?? rows[0]
  if (row === undefined) return null
  const words = heartOf(wording.trim().replace(/[.。]$/u, ''), { row, itemText })
  return { do: 'edit', row: row.id, ...replaceHeart(row, words) }
}

function heartOf(wording: string, { row, itemText }: { row: Row; itemText: string }): string {
  const at = placeOf(row, itemText)
  const before = at < 0 ? '' : itemText.slice(0, at)
  const after = at < 0 ? '' : itemText.slice(at + readHeart(row).length).replace(/[.。]$/u, '')
  const isFramed = wording.startsWith(before) && wording.endsWith(after)
  const middle = wording.slice(before.length, wording.length - after.length).trim()
  if (at >= 0 && isFramed && middle !== '') return middle
  const opener = OPENERS.find((each) => each.test(wording))
  const rest = opener ? wording.replace(opener, '').trim() : ''
  return rest === '' ? wording : rest
}

function placeOf(row: Row, itemText: string): number {
  return itemText.toLowerCase().indexOf(readHeart(row).toLowerCase())
}
