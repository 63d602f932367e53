import type { Mark } from '#domain/requirements/document-items.ts'
import type { Piece, Text } from '#domain/requirements/outline/blocks.ts'
import { plain } from '#domain/requirements/outline/pieces.ts'
import type { DocumentText } from '#domain/requirements/text-en/document.ts'

/** "(Q7†)" for "(Assumed, Q7)": a text of a file has the sign of a mark behind its source. */
export type SignText = (text: Text) => Text

/**
 * How a file says its marks. A mark in brackets alone stands behind the word before them, without the
 * brackets; one inside a sentence of ours or before a colon, and what is open, stay words.
 */
export function createSignText(words: DocumentText): SignText {
  const { signs, comma } = words
  const signOf = (piece: Piece | undefined) =>
    piece?.kind === 'mark' ? markSign(piece.mark, words) : null
  const isBefore = (piece: Piece | undefined) =>
    piece === undefined || [signs.open, comma, words.who].includes(piece.text)
  const sign: SignText = (text) => {
    const told: Piece[] = []
    for (let at = 0; at < text.length; at += 1) {
      const piece = text[at] as Piece
      const [before, after] = [text[at - 1], text[at + 1]]
      const mark = signOf(piece)
      if (piece.kind === 'origin') told.push(...signOrigin(piece, sign))
      else if (mark === null || !isBefore(before) || after?.text === words.colon) told.push(piece)
      else if (before?.text === words.who) told.push(plain(bareLabel(told.pop()) + mark))
      else if (before?.text === signs.open && after?.text === signs.close) {
        told.pop()
        told.push(plain(mark))
        at += 1
      } else {
        const end = endOfSources(text, at, comma)
        told.push(...text.slice(at + 2, end), plain(mark))
        at = Math.max(at, end - 1)
      }
    }
    return rangeSources(told, words)
  }
  return sign
}

/** "Q5, Q6, Q7" is "Q5 to Q7": of answers that follow one another the first and the last. */
function rangeSources(text: Text, { comma, range }: DocumentText): Piece[] {
  const [between = ''] = range('\n', '\n').split('\n').slice(1)
  const told: Piece[] = []
  for (let at = 0; at < text.length; at += 1) {
    const end = endOfRun(text, at, comma)
    told.push(text[at] as Piece)
    if (end - at < SHORTEST_RUN) continue
    told.push(plain(between), text[end] as Piece)
    at = end
  }
  return told
}

/** The place of the last answer that follows on the one at this place without a gap. */
function endOfRun(text: Text, start: number, comma: string): number {
  let end = start
  const numberAt = (at: number) => {
    const piece = text[at]
    return piece?.kind === 'source' ? Number(piece.question.slice(1)) : Number.NaN
  }
  while (text[end + 1]?.text === comma && numberAt(end + 2) === numberAt(end) + 1) end += 2
  return end
}

/** Three answers with what is between them. */
const SHORTEST_RUN = 4

/** Null for what stays a word. */
function markSign(mark: Mark, words: DocumentText): string | null {
  if (mark === 'guess') return words.guessedSign
  if (mark === 'unconfirmed') return words.guessSign
  return mark === 'assumed' ? words.assumedSign : null
}

/** "who" of "Who: ". */
function bareLabel(piece: Piece | undefined): string {
  return piece?.text.replace(/[:：]\s*$/u, '') ?? ''
}

/** Behind the last of the answers, or of what the user did, that follow a mark. */
function endOfSources(text: Text, mark: number, comma: string): number {
  let end = mark + 1
  while (text[end]?.text === comma && ORIGINS.has(text[end + 1]?.kind ?? 'plain')) end += 2
  return end
}

const ORIGINS: ReadonlySet<Piece['kind']> = new Set(['source', 'edited'])

function signOrigin(piece: Extract<Piece, { kind: 'origin' }>, sign: SignText): Piece[] {
  const pieces = sign(piece.pieces)
  const isSignAlone = piece.pieces.length === 1 && pieces[0] !== piece.pieces[0]
  if (isSignAlone) return [...pieces]
  const told = pieces.map(({ text }) => text).join('')
  return [{ ...piece, text: piece.before + told + piece.after, pieces }]
}
