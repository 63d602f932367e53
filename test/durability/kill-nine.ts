/*
 * docs/reliability.md#r1: kills the server again and again while 50 writers save answers over
 * HTTP, starts it again and reads everything back. No acknowledged save may be lost.
 *
 *   node test/durability/kill-nine.ts [pglite|postgres] [rounds=20] [seed]
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startPostgres } from '#test/postgres-server.ts'
import { startServerProcess } from '#test/server-process.ts'
import { percentile, randomFrom, say, seedOf } from './random.ts'
import { createWriters, lostWrites, writeUntil } from './writers.ts'

const WRITERS = 50
const PORT = process.env.PORT ?? '3111'
const START_LIMIT_MS = 120_000

const dialect = process.argv[2] === 'postgres' ? 'postgres' : 'pglite'
const rounds = Number(process.argv[3] ?? 20)
const seed = seedOf(process.argv[4])
const random = randomFrom(seed)
const dataDir = mkdtempSync(join(tmpdir(), 'groundwork-kill-'))
const postgres = dialect === 'postgres' ? await startPostgres({ settings: [] }) : null
const environment = {
  PORT,
  DATA_DIR: dataDir,
  ...(postgres && { DATABASE_URL: postgres.url('postgres') }),
}

say(`${dialect}, ${rounds} rounds, seed ${seed}`)
let server = startServerProcess(environment)
const restarts: number[] = []
const failures: string[] = []
let refused = 0
try {
  await server.ready({ limitMs: START_LIMIT_MS })
  const writers = await createWriters(server.origin, WRITERS)
  for (let round = 1; round <= rounds; round += 1) {
    let isKilled = false
    const writing = writers.map((writer) => writeUntil(writer, () => isKilled))
    await sleep(50 + 900 * random())
    isKilled = true
    await server.kill()
    for (const count of await Promise.all(writing)) refused += count

    server = startServerProcess(environment)
    restarts.push(await server.ready({ limitMs: START_LIMIT_MS }))
    failures.push(...(await lostWrites(writers)))
  }
  const acknowledged = writers.reduce((sum, writer) => sum + writer.acknowledged, 0)
  say(`acknowledged saves ${acknowledged}, refused ${refused}`)
} catch (error) {
  failures.push(error instanceof Error ? error.message : String(error))
} finally {
  await server.kill()
  await postgres?.remove()
  rmSync(dataDir, { recursive: true, force: true })
}

for (const failure of failures) say(failure)
say(`lost ${failures.length}, failed restarts ${rounds - restarts.length}`)
say(
  `restart p50 ${percentile(restarts, 0.5).toFixed(0)} ms, max ${Math.max(...restarts).toFixed(0)} ms`,
)
process.exit(failures.length > 0 ? 1 : 0)
