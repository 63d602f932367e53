import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DIALECTS, freshPostgresUrl } from '#test/databases.ts'
import { type ServerProcess, startServerProcess } from '#test/server-process.ts'
import { startLoad } from '#test/under-load.ts'

/** docs/reliability.md#r24; `npm run suite -- drain` runs it in full: 40,000 requests over five restarts. */
const REQUESTS = Number(process.env.DRAIN_REQUESTS ?? 800)
const RESTARTS = REQUESTS >= 10_000 ? 5 : 1
const PORT = 3127

describe.each(DIALECTS)('a restart under load on %s', (dialect) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'groundwork-drain-'))
  const start = async () => {
    const started = startServerProcess({
      PORT: String(PORT),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      ...(database && { DATABASE_URL: database.url }),
    })
    await started.ready()
    return started
  }
  let server: ServerProcess
  let database: Awaited<ReturnType<typeof freshPostgresUrl>> | null = null
  beforeAll(async () => {
    if (dialect === 'postgres') database = await freshPostgresUrl()
    server = await start()
  })
  afterAll(async () => {
    await server.stop()
    await database?.drop()
    rmSync(dataDir, { recursive: true, force: true })
  })

  it('loses no request, and ends with code 0 in time', async () => {
    const load = await startLoad({
      port: PORT,
      origin: `http://localhost:${PORT}`,
      isOver: (sent) => sent >= REQUESTS,
      // The next server is not there yet.
      repeatsRefused: true,
    })
    const exits: unknown[] = []
    for (let round = 1; round <= RESTARTS; round += 1) {
      while (load.sent() < REQUESTS * (round / (RESTARTS + 1))) await sleep(5)
      const begun = performance.now()
      const code = await server.stop()
      exits.push([code, performance.now() - begun < 30_000])
      server = await start()
    }
    await load.ended
    expect(load.outcomes).toEqual({ 200: REQUESTS })
    expect(exits).toEqual(Array(RESTARTS).fill([0, true]))
  }, 600_000)
})
