import { BASE_FIELDS } from './row-text.ts'
import type { Row, Said } from './rows.ts'

/** What a row says when it says nothing. */
const UNSAID: ReadonlySet<unknown> = new Set([null, '', 'unsaid'])

/**
 * A row with what another of its kind says besides: its words, what only the other tells, and the
 * entries of its lists.
 */
export function joinRows<R extends Row>(row: R, other: Row): R {
  const joined: Record<string, unknown> = { ...row, said: joinSaid(row.said, other.said) }
  for (const [name, value] of Object.entries(other)) {
    if (BASE_FIELDS.has(name)) continue
    const mine = joined[name]
    if (UNSAID.has(mine)) joined[name] = value
    else if (Array.isArray(mine) && Array.isArray(value)) joined[name] = unique([...mine, ...value])
  }
  return joined as unknown as R
}

function joinSaid(said: readonly Said[], more: readonly Said[]): Said[] {
  return unique([...said, ...more])
}

function unique<T>(values: readonly T[]): T[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()]
}
