import type { Row, RowOf } from '#domain/reading/rows.ts'
import type { Role } from '#domain/requirements/document-items.ts'

/** A function that nobody named: what needs it, what is done, and by whom; null for the staff. */
export interface UnsaidFeature {
  row: Row
  does: string
  actor: string | null
  /** Who does it, where the words name several; else the actor or the staff. */
  doers?: readonly Role[]
  /** The deed is in the founder's own words; else it only follows from them. */
  isSaid: boolean
}

/** The row as a feature, so that it is told as the others are. */
export function asFeatureRow({ row, does, actor }: UnsaidFeature): RowOf<'feature'> {
  const { id, said, by, state, certainty, flags, changed, origin } = row
  // The other quotes only tell who or what is meant.
  const base = { id, said: said.slice(0, 1), by, state, certainty, flags, changed, origin }
  return { ...base, kind: 'feature', actor, does, priority: 'unsaid', outcome: null, things: [] }
}
