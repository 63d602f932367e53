import type { Piece } from '#domain/requirements/contradictions/said-pieces.ts'

/** A sentence with the one before it in the same answer, which often says of whom or what it is. */
export function joinWithBefore(pieces: readonly Piece[], at: number): string {
  const [before, piece] = [pieces[at - 1], pieces[at]]
  if (piece === undefined) return ''
  return before?.question === piece.question ? `${before.words} ${piece.words}` : piece.words
}
