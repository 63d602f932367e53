import { type Run, splitId } from '#server/exports/layout/blocks.ts'
import { INK, noteColour } from '#server/exports/layout/look.ts'
import { breakLines, type Line } from './lines.ts'
import { PAGE, type Sheet } from './sheet.ts'
import type { Setting } from './typeface.ts'

export const BODY: Setting = { face: 'regular', size: 9.75, colour: INK.text }
const BOLD: Setting = { ...BODY, face: 'bold' }
const ID: Setting = { face: 'bold', size: 8.25, colour: INK.accent }
const SETTINGS = new Map<string, Setting>()

/** Line height as a part of the type size. */
const LEADING = 1.52

/** The setting of a run: body, bold, or a small note in the colour of its mark. */
export function settingOf({ text, bold, note }: Run, size: number = BODY.size): Setting {
  if (!note) return sized(bold ? BOLD : BODY, size)
  const colour = noteColour(text)
  return sized({ face: 'regular', size: BODY.size, colour }, size * 0.82)
}

/** The same object for the same look, so that neighbours join into one piece. */
function sized({ face, colour }: Setting, size: number): Setting {
  const key = `${face} ${size} ${colour}`
  const setting = SETTINGS.get(key) ?? { face, size, colour }
  SETTINGS.set(key, setting)
  return setting
}

export function lineHeight(size: number): number {
  return size * LEADING
}

/** Runs broken to a width, with □ for what cannot be drawn. */
export function setRuns(
  sheet: Sheet,
  runs: readonly Run[],
  { width, size = BODY.size }: { width: number; size?: number },
): Line[] {
  const settings = runs.map((run) => ({
    text: sheet.drawable(run.text),
    setting: settingOf(run, size),
  }))
  return breakLines(settings, width, sheet.measure)
}

/** Draws lines one below the other, over as many pages as they need. */
export function drawLines(sheet: Sheet, lines: readonly Line[], x: number): void {
  const height = lineHeight(BODY.size)
  for (const line of lines) {
    sheet.ensure(height)
    sheet.draw(line, x)
    sheet.y += height
  }
}

/** Runs whose id hangs in the margin; `indent` moves the text and, with it, an inner id. */
export function drawItem(sheet: Sheet, runs: readonly Run[], indent = 0): void {
  const { id, rest } = splitId(runs)
  const x = PAGE.left + indent
  const inner = id !== null && indent > 0
  const text: Run[] = inner ? [{ text: `${id}  `, bold: true, note: false }, ...rest] : rest
  const lines = setRuns(sheet, text, { width: PAGE.right - x })
  // An item never ends a page with one line when it has more.
  sheet.ensure(lineHeight(BODY.size) * Math.min(lines.length, 2))
  if (id !== null && !inner) drawId(sheet, id, x)
  drawLines(sheet, lines, x)
}

function drawId(sheet: Sheet, id: string, x: number): void {
  const width = sheet.measure(id, ID)
  sheet.draw([{ text: id, setting: ID, width }], x - 12 - width, sheet.y + 1.3)
}
