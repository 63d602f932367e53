import type { Logger } from 'pino'
import type { Config } from '#server/config.ts'
import { buildDatabase, type Database, type DatabaseOptions } from './database.ts'
import { openEmbedded } from './embedded/open-embedded.ts'
import { openServerPool } from './server-pool.ts'

export type { Database, Db } from './database.ts'

type Settings = Pick<Config, 'databaseUrl' | 'dataDir' | 'mode'> & { port?: number }

interface Options extends DatabaseOptions {
  log?: Logger
}

/**
 * Opens the database: the server at `databaseUrl`, which is not contacted before the first statement,
 * or the embedded one in `dataDir`. Throws `FolderInUseError` when another process has the folder.
 */
export async function connect(config: Settings, options: Options = {}): Promise<Database> {
  if (config.databaseUrl) {
    const pool = openServerPool(config.databaseUrl, options.log)
    const mustBeDurable = config.mode === 'production'
    return buildDatabase(
      { dialect: 'postgres', pool, mustBeDurable, close: () => pool.end() },
      options,
    )
  }
  const embedded = await openEmbedded({ dataDir: config.dataDir, port: config.port })
  return buildDatabase({ dialect: 'pglite', mustBeDurable: true, ...embedded }, options)
}
