import { makePattern } from '#domain/language/patterns/make-pattern.ts'

/** A part of an answer between two commas. */
export interface Piece {
  start: number
  end: number
  text: string
}

const REQUEST =
  /(?:(?:please|just) )?(?:do ?n['’]?t|not a word|keep (?:this|that|it)|my \p{L}+ must(?:n['’]t)?)/u
/** Spoken Japanese has blanks for its pauses. */
const PAUSE =
  /(?<=[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}])\s(?=[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}])/u
const EDGE = makePattern('giu')`[、,;:—–()（）]|${PAUSE}|\s-+\s|\s(?:and|but|so)\s(?=${REQUEST}\b)`
const FIGURE_COMMA = /\d,\d/u

/** The parts of a sentence, with where they stand in the whole text. */
export function cutPieces(whole: string, { start, end }: { start: number; end: number }): Piece[] {
  const text = whole.slice(start, end)
  const pieces: Piece[] = []
  let from = 0
  for (const { index, 0: mark } of [...text.matchAll(EDGE), { index: text.length, 0: '' }]) {
    if (
      FIGURE_COMMA.test(text.slice(index - 1, index + 2)) ||
      /\d:\d/u.test(text.slice(index - 1, index + 2))
    )
      continue
    const piece = text.slice(from, index)
    const lead = piece.length - piece.trimStart().length
    const told = piece.trim()
    if (told !== '')
      pieces.push({
        start: start + from + lead,
        end: start + from + lead + told.length,
        text: told,
      })
    from = index + mark.length
  }
  return pieces
}
