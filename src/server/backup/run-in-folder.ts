import type { ClientBase } from 'pg'
import { embeddedPool } from '#server/db/embedded/open-embedded.ts'
import { startPglite } from '#server/db/embedded/start-pglite.ts'

/** Opens an embedded database that no server has open, for one work, and closes it. */
export async function runInFolder<T>(
  folder: string,
  work: (client: ClientBase) => Promise<T>,
): Promise<T> {
  const { pool, close } = embeddedPool(await startPglite(folder))
  try {
    const client = await pool.connect()
    try {
      return await work(client)
    } finally {
      client.release(true)
    }
  } finally {
    await close()
  }
}
