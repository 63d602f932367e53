import { countWords } from '#domain/language/count-words.ts'
import { spokenPieces } from '#domain/language/speech/spoken-pieces.ts'
import type { Row } from '#domain/reading/rows.ts'
import type { Frames } from '#domain/requirements/frames/frames.ts'
import { bare, sentence } from '#domain/requirements/phrases.ts'

/** The most words of somebody's talk that are in one line; all of them stand with the answers. */
const MOST_WORDS = 40

/**
 * What a row says, as the document prints it: a sentence where it can be one, else the founder's
 * words in quotation marks, without what only speech holds.
 */
export function sayWords(frames: Frames, row: Row, told: string): string {
  const what = told.replace(DANGLING, '')
  if (frames.isPlain(what)) return sentence(frames.text(what))
  if (isLiteral(row, what)) return quoteBriefly(frames, what)
  // Words that a reader put together are not quoted, but what they were put together from.
  const said = row.said.map(({ words }) => words).join('\n')
  return row.by === 'rules' && said !== ''
    ? quoteBriefly(frames, said)
    : sentence(frames.text(what))
}

/** What joins a text to words that it no longer holds: "big buttons cause". */
const DANGLING = /(?<=\S\s\S.*)\s+(?:and|or|but|so|because|cause|just|then)$/iu

/** A text's clean pieces in quotation marks, the short ones with a figure before others, in their order. */
export function quoteBriefly(frames: Frames, text: string, most = MOST_WORDS): string {
  const pieces = wholeBrackets(spokenPieces(text)).map((piece) => bare(piece) || piece)
  const kept = new Set<string>()
  let words = 0
  for (const piece of [...pieces].sort((a, b) => worthOf(b) - worthOf(a))) {
    const more = kept.has(piece) ? 0 : countWords(piece)
    if (kept.size > 0 && words + more > most) continue
    words += more
    kept.add(piece)
  }
  const shown = pieces.filter((piece) => kept.has(piece))
  return shown.map((piece) => frames.quoted(piece)).join(frames.quoteJoint)
}

/** What is in brackets is one piece, however many sentences it holds. */
function wholeBrackets(pieces: readonly string[]): string[] {
  const whole: string[] = []
  let depth = 0
  for (const piece of pieces) {
    if (depth > 0) whole[whole.length - 1] += piece
    else whole.push(piece)
    depth += (piece.match(/[「『]/gu)?.length ?? 0) - (piece.match(/[」』]/gu)?.length ?? 0)
  }
  return whole
}

const LONG_PIECE = 18

function worthOf(piece: string): number {
  return countWords(piece) > LONG_PIECE ? 0 : 1 + Number(hasFigure(piece))
}

const FIGURE =
  /\p{N}|[一二三四五六七八九十百千万]{1,}[\p{Script=Han}\p{Script=Katakana}つ]|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|hundred|half|every)\b/iu

function hasFigure(piece: string): boolean {
  return FIGURE.test(piece)
}

/** Whether a text is the founder's own words rather than words about them. */
export function isLiteral({ said }: Row, what: string): boolean {
  const plain = fold(what)
  return said.some(({ words }) => fold(words).includes(plain))
}

function fold(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
}
