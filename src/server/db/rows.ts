import { type Column, type SQL, sql } from 'drizzle-orm'

/** A moment as the contract writes it, `2026-01-31T09:05:00.000Z`, inside a JSON answer; null stays null. */
export function isoMoment(moment: Column | SQL): SQL<string> {
  return sql`to_char(${moment} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}
