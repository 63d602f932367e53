import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import { vacuum } from './embedded/vacuum.ts'
import * as schema from './schema.ts'
import { nameStatements } from './statements/name-statements.ts'

export type Db = NodePgDatabase<typeof schema>

export interface Database {
  db: Db
  dialect: 'pglite' | 'postgres'
  /** For what needs one connection of its own, such as migrations; requests use `db`. */
  pool: Pool
  /** Refuse, before migrating, a server whose settings lose acknowledged writes. */
  mustBeDurable: boolean
  /** Whether a statement is answered now. */
  isReady(): Promise<boolean>
  /**
   * Keeps the embedded database small, when it is worth it. A server has processes of its own for
   * that, and nothing happens.
   */
  vacuum(): Promise<void>
  close(): Promise<void>
}

export interface DatabaseOptions {
  /** Called with each statement sent through `db`, for tests and measurements. */
  onStatement?: (sql: string, params: unknown[]) => void
}

type Opened = Pick<Database, 'dialect' | 'pool' | 'mustBeDurable' | 'close'>

/** The database as the rest of the server knows it, on an open pool of either kind. */
export function buildDatabase(opened: Opened, { onStatement }: DatabaseOptions = {}): Database {
  const pool = nameStatements(opened.pool)
  return {
    ...opened,
    db: drizzle(pool, { schema, ...(onStatement && { logger: { logQuery: onStatement } }) }),
    isReady: () =>
      pool.query('SELECT 1').then(
        () => true,
        () => false,
      ),
    async vacuum() {
      if (opened.dialect === 'pglite') await vacuum(pool)
    },
  }
}
