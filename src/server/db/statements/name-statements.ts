import { createHash } from 'node:crypto'
import type { Pool, PoolClient, QueryConfig } from 'pg'

/** The product sends a fixed set of statements; this only bounds what a mistake could cost. */
const MOST_NAMES = 1_000
/** With more, a statement writes a list of rows, and its text differs with their number. */
const MOST_VALUES = 40

/**
 * Has every statement with parameters sent under a name made from its text, so that the database
 * plans it once for each connection: planning a write costs more than doing it.
 */
export function nameStatements(pool: Pool): Pool {
  const names = new Map<string, string>()
  return pool.on('connect', (client) => nameThoseOf(client, names))
}

function nameThoseOf(client: PoolClient, names: Map<string, string>): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown
  const named = (first: unknown, ...rest: unknown[]) =>
    query(
      isUnnamed(first, rest[0]) ? { ...first, name: nameOf(first.text, names) } : first,
      ...rest,
    )
  client.query = named as PoolClient['query']
}

function isUnnamed(given: unknown, values: unknown): given is QueryConfig {
  return (
    typeof given === 'object' &&
    given !== null &&
    'text' in given &&
    !('name' in given && given.name) &&
    Array.isArray(values) &&
    values.length > 0 &&
    values.length <= MOST_VALUES
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
