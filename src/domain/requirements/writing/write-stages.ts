import type { RowOf } from '#domain/reading/rows.ts'
import type { StatusTable } from '#domain/requirements/document-items.ts'
import type { Notebook } from './notebook.ts'

/** The stages that things pass through. */
export function writeStages(notebook: Notebook): StatusTable[] {
  return notebook.rows('stages').map((row) => ({
    ...notebook.item('ST', [row]),
    text: notebook.frames.stages(thingOf(row), row.stages),
    thing: thingOf(row),
    states: row.stages,
    transitions: row.moves,
  }))
}

/** 「予約の状態は「予約済み」」 is the reservation. */
function thingOf({ thing }: RowOf<'stages'>): string {
  const name = thing.replace(/は?[「“"].*$/su, '').replace(/の(?:状態|段階|ステータス|流れ)$/u, '')
  return name === '' ? thing : name
}
