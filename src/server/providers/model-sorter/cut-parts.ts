/** One stretch of a told text, with who says it in a chat. */
export interface Piece {
  place: number
  words: string
}

/** Characters of a call, as much as a consultation reads; a small model holds less at once. */
const LETTERS = 32_000
const LETTERS_OF_SMALL = 4_000
/** A number, its comma, and its share of the names around it. */
const TOKENS_OF_A_PIECE = 4
/** How much of a call's tokens may be planned for: models that think count their thoughts in. */
const SHARE = 0.5

interface Bounds {
  outputTokens: number
  isSmall: boolean
}

/** The pieces in their order, in as few calls as the model's limits allow. */
export function cutParts(pieces: readonly Piece[], { outputTokens, isSmall }: Bounds): Piece[][] {
  const mostLetters = isSmall ? LETTERS_OF_SMALL : LETTERS
  const mostPieces = Math.max(1, Math.floor((outputTokens * SHARE) / TOKENS_OF_A_PIECE))
  const parts: Piece[][] = []
  let left = 0
  for (const piece of pieces) {
    const last = parts.at(-1)
    if (last && piece.words.length <= left && last.length < mostPieces) last.push(piece)
    else {
      parts.push([piece])
      left = mostLetters
    }
    left -= piece.words.length
  }
  return parts
}
