import { SIGNS } from '#domain/language/signs.ts'

/** Widths as parts of the type's size, near enough for Inter and for square scripts. */
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}]/u
const NARROW = /[iIjlt.,:;'!|()[\] ]/

/** How wide a text is drawn at this size, in the size's unit. */
export function measureText(text: string, size: number): number {
  let width = 0
  for (const sign of text) width += WIDE.test(sign) ? 1.02 : NARROW.test(sign) ? 0.31 : 0.57
  return width * size
}

interface Room {
  width: number
  size: number
  maxLines: number
}

/** A text broken into lines that fit; what does not fit ends in "…". Long words are broken. */
export function wrapText(text: string, { width, size, maxLines }: Room): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of pieces(text, width, size)) {
    const longer = line === '' ? word.trimStart() : line + word
    if (line === '' || measureText(longer.trimEnd(), size) <= width) line = longer
    else {
      lines.push(line.trimEnd())
      line = word.trimStart()
    }
  }
  if (line.trim() !== '') lines.push(line.trimEnd())
  if (lines.length <= maxLines) return lines
  const kept = lines.slice(0, maxLines)
  return [
    ...kept.slice(0, -1),
    `${((kept.at(-1) ?? '').match(SIGNS) ?? []).slice(0, -2).join('').trimEnd()}…`,
  ]
}

/** Words with the space before them; a word wider than the room, and square scripts, sign by sign. */
function pieces(text: string, width: number, size: number): string[] {
  const words = text.trim().match(/\s*\S+/g) ?? []
  return words.flatMap((word) =>
    WIDE.test(word) || measureText(word, size) > width ? (word.match(SIGNS) ?? []) : [word],
  )
}
