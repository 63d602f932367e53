import type { StatusTable } from '#domain/requirements/document-items.ts'
import type { Notebook } from './notebook.ts'

/** The stages that things pass through. */
export function writeStages(notebook: Notebook): StatusTable[] {
  return notebook.rows('stages').map((row) => ({
    ...notebook.item('ST', [row]),
    text: notebook.frames.stages(row.thing, row.stages),
    thing: row.thing,
    states: row.stages,
    transitions: row.moves,
  }))
}
