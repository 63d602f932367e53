import { Pool } from 'pg'
import type { Logger } from 'pino'

/** How long a request waits for a connection before it is told that the database is away. */
export const CONNECTION_TIMEOUT_MS = 5_000
const STATEMENT_TIMEOUT_MS = 10_000

/**
 * A pool on a PostgreSQL server. It survives lost connections: a connection that breaks while idle
 * or in hand is dropped and logged, and the next statement opens a new one.
 */
export function openServerPool(databaseUrl: string, log?: Logger): Pool {
  const pool = new Pool({
    connectionString: databaseUrl,
    application_name: 'groundwork',
    max: 16,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    idleTimeoutMillis: 30_000,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    // Above the server's own limit: it ends the wait on a connection that went silent.
    query_timeout: STATEMENT_TIMEOUT_MS + 5_000,
    keepAlive: true,
  })
  const report = (error: Error) => log?.warn({ reason: error.message }, 'database connection lost')
  // An 'error' event that nobody listens to ends the process.
  pool.on('error', report)
  // The pool's own listener is off while a connection is in hand, as between two statements of a transaction.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}
