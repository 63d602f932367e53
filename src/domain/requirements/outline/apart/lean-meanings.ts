import { HALF_WORD } from '#domain/language/japanese/unspaced.ts'
import { contentStems } from '#domain/language/stems.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { StageNote, StatusTable } from '#domain/requirements/document-stages.ts'

/**
 * Without what a stage means where that only says its name again; without all of a table where fewer than half
 * of its stages have a meaning with a word of its own.
 */
export function leanMeanings(document: RequirementsDocument): RequirementsDocument {
  return { ...document, statusTables: document.statusTables.map(leanTable) }
}

function leanTable(table: StatusTable): StatusTable {
  const { notes = [], states } = table
  const telling = notes.filter((note) => tellsMore(note, table))
  const kept = telling.length * 2 >= states.length ? telling : []
  return {
    ...table,
    notes: notes.map((note) => (kept.includes(note) ? note : { ...note, meaning: '' })),
  }
}

function tellsMore({ stage, meaning }: StageNote, { thing }: StatusTable): boolean {
  const named = contentStems(`${stage} ${thing}`)
  return [...contentStems(meaning)].some((stem) => !named.has(stem) && !HALF_WORD.test(stem))
}
