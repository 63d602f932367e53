import type { Run } from '#server/exports/layout/blocks.ts'
import { INK, noteColour } from '#server/exports/layout/look.ts'
import { breakLines, type Line } from './lines.ts'
import { detectDirection, placeLine } from './reading-order.ts'
import type { Sheet } from './sheet.ts'
import type { Look } from './typeface.ts'

export const BODY_SIZE = 9.5
/** A note beside or around the text, as a part of its size. */
const SMALL = 0.86
/** Line height as a part of the type size. */
const LEADING = 1.52

export function measureLineHeight(size: number): number {
  return size * LEADING
}

export interface Stretch {
  text: string
  look: Look
}

/** A run with its look: body, bold, or a small note in the colour of its mark. */
export function measureStretch({ text, bold, note, mark }: Run, size: number): Stretch {
  const role = bold ? 'bold' : 'text'
  if (!note) return { text, look: { role, size, colour: INK.text } }
  return { text, look: { role, size: size * SMALL, colour: noteColour(mark) } }
}

/** Runs broken to a width. */
export function setRuns(
  sheet: Sheet,
  runs: readonly Run[],
  { width, size = BODY_SIZE }: { width: number; size?: number },
): Line[] {
  const stretches = runs.map((run) => measureStretch(run, size))
  return setStretches(sheet, stretches, width)
}

/** Each word in the face that holds it, in lines of at most `width` points. */
export function setStretches(sheet: Sheet, stretches: readonly Stretch[], width: number): Line[] {
  const parts = stretches.flatMap(({ text, look }) => sheet.faces.stretches(text, look))
  const lines = breakLines(parts, width, sheet.measure)
  const direction = detectDirection(parts.map(({ text }) => text).join(''))
  if (direction === null) return lines
  return lines.map((line) => placeLine(line, { direction, width, measure: sheet.measure }))
}

interface Flow {
  /** The part that they are. */
  into: PDFKit.PDFStructureElement
  x: number
  /** Of each line. */
  height: number
  /** Is told where the lines of each page begin and end. */
  beside?: (top: number, bottom: number) => void
}

/** Draws lines one below the other, over as many pages as they need. */
export function flowLines(
  sheet: Sheet,
  lines: readonly Line[],
  { into, x, height, beside }: Flow,
): void {
  let done = 0
  while (done < lines.length) {
    sheet.ensure(height)
    const part = lines.slice(done, done + share(lines.length - done, sheet.room, height))
    const top = sheet.y
    into.add(() => {
      for (const line of part) {
        sheet.draw(line, x)
        sheet.y += height
      }
    })
    beside?.(top, sheet.y)
    done += part.length
    if (done < lines.length) sheet.newPage()
  }
}

/** How many lines stay on the page: all, or so many that no single one begins the next page. */
function share(count: number, room: number, height: number): number {
  const fitting = Math.max(1, Math.floor(room / height + 0.01))
  return fitting === count - 1 && fitting > 2 ? fitting - 1 : Math.min(count, fitting)
}
