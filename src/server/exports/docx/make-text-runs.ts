import { type ParagraphChild, TextRun } from 'docx'
import type { Run } from '#server/exports/layout/blocks.ts'
import { noteColour } from '#server/exports/layout/look.ts'

/** Runs as Word's; a note keeps the colour of its mark. */
export function makeTextRuns(runs: readonly Run[]): ParagraphChild[] {
  return runs.map(({ text, bold, note, mark }) =>
    note
      ? new TextRun({ text, bold, style: 'Note', color: noteColour(mark) })
      : new TextRun({ text, bold }),
  )
}
