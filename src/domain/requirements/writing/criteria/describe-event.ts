import { APP, type Row } from '#domain/reading/rows.ts'
import type { Entry } from '#domain/requirements/writing/features/write-features.ts'
import type { Notebook } from '#domain/requirements/writing/notebook.ts'
import type { People } from '#domain/requirements/writing/write-roles.ts'

/** Somebody does what a requirement lets them do, as an event; null where it cannot be said. */
export function describeEvent(
  { frames, words }: Notebook,
  { told }: Pick<Entry, 'told'>,
  people: People,
): string | null {
  if (told.missing.length > 0 || told.isSupplied) return null
  const role = people.find(told.actor)
  if (role === null && told.actor !== APP) return null
  const who = role === null ? words.theApp : frames.role(role.name)
  return frames.does(who, frames.text(told.does), wordsOf(told.rows))
}

function wordsOf(rows: readonly Row[]): string {
  return rows.flatMap(({ said }) => said.map(({ words }) => words)).join(' ')
}
