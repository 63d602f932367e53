import type { SortingView, TellingView } from '#contract/telling/telling-schema.ts'
import type { Telling } from '#domain/telling/telling.ts'
import type { TellingRow } from './queries.ts'

/** The told text of the contract. */
export function toTellingView(row: TellingRow): TellingView {
  const { name, origin, text, sorter, createdAt } = row
  return { ...toSorting(row), name, origin, text, sorter, createdAt: createdAt.toISOString() }
}

/** Where its pieces are, without the text itself. */
export function toSorting({
  id,
  version,
  stretches,
  edits,
}: Pick<Telling, 'stretches' | 'edits'> & { id: string; version: number }): SortingView {
  return { id, version, stretches: [...stretches], edits: { ...edits } }
}
