import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { openEmbedded } from './embedded/open-embedded.ts'
import * as schema from './schema.ts'
import { CONNECTION_TIMEOUT_MS, openServerPool } from './server-pool.ts'

export type Db = NodePgDatabase<typeof schema>

export interface Database {
  db: Db
  dialect: 'pglite' | 'postgres'
  /** For what needs one connection of its own, such as migrations; requests use `db`. */
  pool: Pool
  /** Refuse settings of the database server that lose acknowledged writes. */
  strict: boolean
  /** Whether a statement is answered now. */
  isReady(): Promise<boolean>
  /** Gives the room of dead rows back, and keeps the write-ahead log short; the embedded database has no process that would. */
  vacuum(): Promise<void>
  close(): Promise<void>
}

interface Options {
  /** Called with each statement sent through `db`, for tests and measurements. */
  onStatement?: (sql: string, params: unknown[]) => void
  log?: Logger
}

type Settings = Pick<Config, 'databaseUrl' | 'dataDir' | 'mode'> & { port?: number }

/**
 * Opens the database: the server at `databaseUrl` (not contacted before the first statement), or
 * the embedded one in the data folder. Throws `FolderInUseError` when another process has the folder.
 */
export async function connect(config: Settings, options: Options = {}): Promise<Database> {
  const { pool, close } = config.databaseUrl
    ? serverDatabase(config.databaseUrl, options.log)
    : await openEmbedded({
        dataDir: config.dataDir,
        port: config.port,
        connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
      })
  const dialect = config.databaseUrl ? 'postgres' : 'pglite'
  return {
    db: drizzle(pool, { schema, logger: { logQuery: options.onStatement ?? (() => undefined) } }),
    dialect,
    pool,
    strict: config.mode === 'production',
    isReady: () => answers(pool),
    vacuum: async () => {
      if (dialect === 'postgres') return
      await pool.query('VACUUM')
      await pool.query('CHECKPOINT')
    },
    close,
  }
}

function serverDatabase(databaseUrl: string, log?: Logger) {
  const pool = openServerPool(databaseUrl, log)
  return { pool, close: () => pool.end() }
}

async function answers(pool: Pool): Promise<boolean> {
  try {
    await pool.query('SELECT 1')
    return true
  } catch {
    return false
  }
}
