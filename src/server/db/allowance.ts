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
/** Of an allowance whose row tells nothing any more. */
const LEFT_AFTER_SET_BACK = 0.4

interface TakeOptions {
  /** Names the rows that the use depends on, where it is a part of a larger statement. */
  from?: SQL
  /** How many uses must be left over for others: those are not taken. */
  kept?: SQL
}

/**
 * Takes one use from an allowance that all instances share: a statement that returns one row, or
 * none when no use is left. One statement, so that parallel requests cannot pass together; a
 * refused request changes nothing.
 */
export function takingUse(
  allowance: Allowance,
  now: Date,
  { from, kept = sql`0` }: TakeOptions = {},
): SQL {
  const { key, burst, everyMs } = allowance
  const at = now.getTime()
  const latest = at + burst * everyMs
  const next = sql`${begun(allowance, at)} + ${everyMs}::int`
  return sql`
    insert into rate_limits (key, whole_at)
    select ${key}, ${at + everyMs}::bigint ${from ? sql`from ${from}` : sql``}
    on conflict (key) do update set whole_at = ${next}
      where ${next} <= ${latest}::bigint
        - case when ${isFromBefore(allowance, at)} then 0 else ${kept} end * ${everyMs}::int
    returning key`
}

/**
 * Counts a use without ever refusing one: a statement that returns as `earlier` how many uses,
 * below `burst`, have not healed yet.
 */
export function countingUse(allowance: Allowance, now: Date): SQL {
  const { key, burst, everyMs } = allowance
  const at = now.getTime()
  const latest = at + burst * everyMs
  const next = sql`least(${begun(allowance, at)} + ${everyMs}::int, ${latest}::bigint)`
  return sql`
    insert into rate_limits (key, whole_at) values (${key}, ${at + everyMs}::bigint)
    on conflict (key) do update set whole_at = ${next}
    returning ceil((whole_at - ${at}::bigint) / ${everyMs}::float)::int - 1 as earlier`
}

/**
 * The moment that the stored uses count from. A `whole_at` much further off than a spent allowance
 * can be was written before the clock was set back: then a part is left, so that nobody is kept out
 * until the clock is there again, and nobody gets the whole allowance twice.
 */
function begun({ burst, everyMs }: Bounds, at: number): SQL {
  const stored = sql`rate_limits.whole_at`
  const left = Math.max(1, Math.floor(burst * LEFT_AFTER_SET_BACK))
  const partLeft = at + (burst - left) * everyMs
  return sql`case when ${isFromBefore({ burst, everyMs }, at)} then ${partLeft}::bigint
    when ${stored} > ${at}::bigint then ${stored} else ${at}::bigint end`
}

type Bounds = Pick<Allowance, 'burst' | 'everyMs'>

/** Whether a row was written before the clock was set back. */
function isFromBefore({ burst, everyMs }: Bounds, at: number): SQL {
  return sql`rate_limits.whole_at > ${at + burst * everyMs + CLOCK_SLACK_MS}::bigint`
}
