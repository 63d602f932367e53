import type { Run } from '#server/exports/layout/blocks.ts'
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
export function settingOf({ bold, note, mark }: Run, size: number = BODY.size): Setting {
  if (!note) return sized(bold ? BOLD : BODY, size)
  const colour = noteColour(mark)
  return sized({ face: bold ? 'bold' : 'regular', size: BODY.size, colour }, size * 0.82)
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

/** Runs as lines from `indent` points right of the text's edge on. */
export function drawRuns(sheet: Sheet, runs: readonly Run[], indent = 0): void {
  const x = PAGE.left + indent
  const lines = setRuns(sheet, runs, { width: PAGE.right - x })
  // A paragraph never ends a page with one line when it has more.
  sheet.ensure(lineHeight(BODY.size) * Math.min(lines.length, 2))
  drawLines(sheet, lines, x)
}

/** An item with its id hanging in the margin. */
export function drawItem(sheet: Sheet, id: string, runs: readonly Run[]): void {
  const lines = setRuns(sheet, runs, { width: PAGE.right - PAGE.left })
  sheet.ensure(lineHeight(BODY.size) * Math.min(lines.length, 2))
  drawId(sheet, id, PAGE.left)
  drawLines(sheet, lines, PAGE.left)
}

function drawId(sheet: Sheet, id: string, x: number): void {
  const width = sheet.measure(id, ID)
  sheet.draw([{ text: id, setting: ID, width }], x - 12 - width, sheet.y + 1.3)
}
