import { countWords } from '#domain/language/count-words.ts'
import type { Row } from '#domain/reading/rows.ts'
import type { Frames } from '#domain/requirements/frames/frames.ts'

/** So few words without a figure are no rule, and no limit. */
const FEW = 2
const FIGURE = /\p{N}|[一二三四五六七八九十百千万半]/u
/** "a month Canadian", "a litre": the end of a sentence that was cut. */
const TAIL = /^(?:an?|the|per|of|for|and|or|than)\b/iu
const SHORT_TAIL = 3

/**
 * Whether a row that nobody confirmed holds a scrap of speech and no fact: nothing is written from
 * it, and the founder is shown the words as not used yet.
 */
export function isFragment(row: Row, frames: Frames): boolean {
  if (row.state === 'confirmed' || row.state === 'edited' || row.said.length === 0) return false
  switch (row.kind) {
    case 'rule':
      return row.when === null && row.about.length === 0 && isScrap(row.then)
    case 'money':
    case 'limit':
      return isScrap(row.what) && row.certainty === 'guess'
    case 'quality':
      return row.about === 'other' && row.certainty === 'guess' && isScrap(row.what)
    case 'connection':
      return row.certainty === 'guess' && isTail(row.what)
    case 'feature':
      // Talk about a wish or a worry, taken for one.
      return (
        row.priority === 'unsaid' &&
        row.certainty === 'guess' &&
        row.flags.includes('verb') &&
        row.outcome === null &&
        frames.speaks(row.does) &&
        !frames.isPlain(row.does)
      )
    default:
      return false
  }
}

function isScrap(text: string): boolean {
  return countWords(text) <= FEW && !FIGURE.test(text)
}

function isTail(text: string): boolean {
  return TAIL.test(text.trim()) && countWords(text) <= SHORT_TAIL
}
