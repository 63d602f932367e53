import { type SQL, sql } from 'drizzle-orm'

/**
 * How often something may be done: `burst` times at once, and one more for each `everyMs` that
 * pass. `key` names whose allowance it is.
 */
export interface Allowance {
  key: string
  burst: number
  everyMs: number
}

/** Parallel requests, and more so instances, do not read the same moment from their clocks. */
const CLOCK_SLACK_MS = 60_000

/**
 * Takes one use from an allowance that all instances share: a statement that returns one row, or
 * none when no use is left. Alone, or as a part of a larger one with `from` naming the rows it
 * depends on. One statement, so that parallel requests cannot pass together; a refused request
 * changes nothing. A `whole_at` much further off than a spent allowance can be was written before
 * the clock was set back, and counts not.
 */
export function takingUse({ key, burst, everyMs }: Allowance, now: Date, from?: SQL): SQL {
  const at = now.getTime()
  const latest = at + burst * everyMs
  const stored = sql`rate_limits.whole_at`
  const begun = sql`case when ${stored} between ${at}::bigint and ${latest + CLOCK_SLACK_MS}::bigint then ${stored} else ${at}::bigint end`
  const next = sql`${begun} + ${everyMs}::int`
  return sql`
    insert into rate_limits (key, whole_at)
    select ${key}, ${at + everyMs}::bigint ${from ? sql`from ${from}` : sql``}
    on conflict (key) do update set whole_at = ${next} where ${next} <= ${latest}::bigint
    returning key`
}
