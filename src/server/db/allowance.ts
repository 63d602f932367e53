import { gt, lte, type SQL, sql } from 'drizzle-orm'
import type { Db } from './database.ts'
import { rateLimits } from './schema.ts'
import type { Tx } from './transaction.ts'

/**
 * How often something may be done: `burst` times at once, and one more for each `everyMs` that
 * pass. `key` names whose allowance it is.
 */
export interface Allowance {
  key: string
  burst: number
  everyMs: number
  /** How many uses must be left over for others: those are not taken. */
  kept?: number
}

/** Parallel requests, and more so instances, do not read the same moment from their clocks. */
const CLOCK_SLACK_MS = 60_000
/** Of an allowance whose row tells nothing any more. */
const LEFT_AFTER_SET_BACK = 0.4

/**
 * Takes one use from an allowance that all instances share; false when none is left. One statement,
 * so that parallel requests cannot pass together; a refused request changes nothing.
 */
export async function takeUse(db: Db | Tx, allowance: Allowance, now: Date): Promise<boolean> {
  const { key, burst, everyMs, kept = 0 } = allowance
  const at = now.getTime()
  const latest = at + burst * everyMs
  const next = wholeAfterUse(allowance, at)
  const { rowCount } = await db
    .insert(rateLimits)
    .values({ key, wholeAt: at + everyMs })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: { wholeAt: next },
      setWhere: lte(
        next,
        sql`case when ${isFromBefore(allowance, at)} then ${latest} else ${latest - kept * everyMs}::bigint end`,
      ),
    })
  return rowCount === 1
}

/** Counts a use without ever refusing one. Gives how many, below `burst`, have not healed yet. */
export async function countUse(db: Db | Tx, allowance: Allowance, now: Date): Promise<number> {
  const { key, burst, everyMs } = allowance
  const at = now.getTime()
  const latest = at + burst * everyMs
  const rows = await db
    .insert(rateLimits)
    .values({ key, wholeAt: at + everyMs })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: { wholeAt: sql`least(${wholeAfterUse(allowance, at)}, ${latest})` },
    })
    .returning({ wholeAt: rateLimits.wholeAt })
  return Math.ceil(((rows[0]?.wholeAt ?? at) - at) / everyMs) - 1
}

type Bounds = Pick<Allowance, 'burst' | 'everyMs'>

/**
 * What one more use makes of the stored moment. A `whole_at` much further off than a spent allowance
 * can be was written before the clock was set back: then a part is left, so that nobody is kept out
 * until the clock is there again, and nobody gets the whole allowance twice.
 */
function wholeAfterUse({ burst, everyMs }: Bounds, at: number): SQL<number> {
  const stored = rateLimits.wholeAt
  const left = Math.max(1, Math.floor(burst * LEFT_AFTER_SET_BACK))
  const partLeft = at + (burst - left) * everyMs
  return sql`case when ${isFromBefore({ burst, everyMs }, at)} then ${partLeft + everyMs}
    else greatest(${stored}, ${at}) + ${everyMs} end`
}

/** Whether a row was written before the clock was set back. */
function isFromBefore({ burst, everyMs }: Bounds, at: number): SQL {
  return gt(rateLimits.wholeAt, at + burst * everyMs + CLOCK_SLACK_MS)
}
