import { PGlite } from '@electric-sql/pglite'
import { Pool } from 'pg'
import { DurableFileSystem, durableStartParams } from './durable-file-system.ts'
import { EmbeddedConnection } from './embedded-connection.ts'
import { completeFolder } from './first-start.ts'
import { lockFolder } from './folder-lock.ts'

export interface EmbeddedDatabase {
  pool: Pool
  close(): Promise<void>
}

interface Options {
  dataDir: string
  /** Named to whoever finds the folder taken. */
  port?: number | undefined
  /** How long a statement may wait for the one connection, in milliseconds. */
  connectionTimeoutMillis: number
}

/**
 * The embedded database: made when there is none, locked to this process, durable. It is one
 * session, so its pool has one connection and statements take turns.
 */
export async function openEmbedded(options: Options): Promise<EmbeddedDatabase> {
  const lock = await lockFolder(options.dataDir, options.port)
  try {
    const folder = await completeFolder(options.dataDir, async (unfinished) => {
      const fresh = await start(unfinished)
      await fresh.close()
    })
    const pglite = await start(folder)
    const oneConnection = {
      connection: new EmbeddedConnection({ pglite }),
      max: 1,
      idleTimeoutMillis: 0,
      connectionTimeoutMillis: options.connectionTimeoutMillis,
    }
    const pool = new Pool(oneConnection)
    const close = async () => {
      await pool.end()
      await pglite.close()
      lock.release()
    }
    return { pool, close }
  } catch (error) {
    lock.release()
    throw error
  }
}

function start(folder: string): Promise<PGlite> {
  return PGlite.create({
    fs: new DurableFileSystem(folder),
    startParams: durableStartParams(PGlite.defaultStartParams),
  })
}
