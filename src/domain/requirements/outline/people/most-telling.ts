import { countWords } from '#domain/language/count-words.ts'
import type { RolePart } from '#domain/requirements/document-people.ts'

/** More words of what nobody said are not read in one cell; the table of deeds has them all. */
const MOST: Record<RolePart, number> = { sees: 24, may: 40, not: 20 }

/**
 * The phrases of one cell: all that somebody said, and of what is supposed as many of the first as still make a cell
 * that is read. Each once, in their order.
 */
export function mostTelling(
  part: RolePart,
  phrases: readonly { text: string; isSupposed: boolean }[],
): string[] {
  const said = phrases.filter(({ isSupposed }) => !isSupposed)
  let left = MOST[part] - said.reduce((sum, { text }) => sum + countWords(text), 0)
  const kept = phrases.filter(({ text, isSupposed }) => {
    if (!isSupposed) return true
    const words = countWords(text)
    const fits = words <= left
    if (fits) left -= words
    return fits
  })
  const [first] = phrases
  const told = kept.length === 0 && first !== undefined ? [first] : kept
  return [...new Set(told.map(({ text }) => text))]
}
