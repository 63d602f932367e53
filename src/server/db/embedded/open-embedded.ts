import type { PGlite } from '@electric-sql/pglite'
import { Pool } from 'pg'
import { CONNECTION_TIMEOUT_MS } from '#server/db/server-pool.ts'
import { EmbeddedSocket } from './embedded-socket.ts'
import { completeFolder } from './first-start.ts'
import { lockFolder } from './folder-lock.ts'
import { startPglite } from './start-pglite.ts'

interface Settings {
  dataDir: string
  /** Named to whoever finds the folder taken. */
  port?: number | undefined
}

/**
 * The embedded database in the data folder: made when there is none, locked to this process, durable.
 * Throws `FolderInUseError`.
 */
export async function openEmbedded({ dataDir, port }: Settings) {
  const lock = await lockFolder(dataDir, port)
  try {
    const folder = await completeFolder(dataDir, async (unfinished) => {
      const fresh = await startPglite(unfinished)
      await fresh.close()
    })
    const { pool, close } = embeddedPool(await startPglite(folder))
    return {
      pool,
      async close() {
        await close()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** A pool on a started PGlite. It is one session, so there is one connection and statements take turns. */
export function embeddedPool(pglite: PGlite) {
  const pool = new Pool({
    stream: () => new EmbeddedSocket(pglite),
    user: 'postgres',
    database: 'postgres',
    ssl: false,
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
  })
  return {
    pool,
    async close() {
      await pool.end()
      await pglite.close()
    },
  }
}
