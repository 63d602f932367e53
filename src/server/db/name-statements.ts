import { createHash } from 'node:crypto'
import type { Pool, QueryConfig } from 'pg'

/** The product sends a fixed set of statements; this only bounds what a mistake could cost. */
const MOST_NAMES = 1_000

/**
 * Has every statement sent under a name made from its text, so that the database plans it once
 * for each connection: planning a write costs more than doing it.
 */
export function nameStatements(pool: Pool): Pool {
  const names = new Map<string, string>()
  const query = pool.query.bind(pool) as (...given: unknown[]) => unknown
  const named = (first: unknown, ...rest: unknown[]) =>
    query(isUnnamed(first) ? { ...first, name: nameOf(first.text, names) } : first, ...rest)
  pool.query = named as Pool['query']
  return pool
}

function isUnnamed(given: unknown): given is QueryConfig {
  return (
    typeof given === 'object' &&
    given !== null &&
    'text' in given &&
    !('name' in given && given.name)
  )
}

/** Undefined, and so unnamed, once there are suspiciously many. PostgreSQL cuts names at 63 bytes. */
function nameOf(text: string, names: Map<string, string>): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= MOST_NAMES) return known
  const name = createHash('sha256').update(text).digest('hex').slice(0, 32)
  names.set(text, name)
  return name
}
