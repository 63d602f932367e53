import { and, type Column, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** A moment as the contract writes it, `2026-01-31T09:05:00.000Z`, inside a JSON response; null stays null. */
export function formatMoment(moment: Column | SQL): SQL<string> {
  return sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}

/** In `on conflict do update`: the value that was to be inserted. */
export function excluded<Value>(column: Column & { _: { data: Value } }): SQL<Value> {
  return sql`excluded.${sql.identifier(column.name)}`
}

/** A number in its row and so much more. */
export function addTo(column: Column, more: number | SQL<number>): SQL {
  return sql`${column} + ${more}`
}

/** `and`, for where Drizzle wants a condition for certain. */
export function requireAll(first: SQL, ...others: SQL[]): SQL {
  return and(first, ...others) ?? first
}

/** `or`, likewise. */
export function acceptAny(first: SQL, ...others: SQL[]): SQL {
  return or(first, ...others) ?? first
}

/** The later of two moments; one that is missing does not count. */
export function takeLater(one: Column | SQL, other: SQLWrapper): SQL {
  return sql`greatest(${one}, ${other})`
}
