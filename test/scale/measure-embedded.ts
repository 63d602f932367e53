import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { connect } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'
import { answers } from '#server/db/schema.ts'
import { say } from '#test/durability/random.ts'
import { findFreePort } from '#test/find-free-port.ts'
import { startServerProcess } from '#test/server-process.ts'
import { measureFolder, readMemory } from '../../bench/footprint/process-figures.ts'
import { CALLS, measureCall } from './calls.ts'
import { fill } from './fill.ts'
import { choosePeople, SECRET } from './people.ts'

const BACKUP = new URL('../../src/server/backup/commands/backup.ts', import.meta.url).pathname
/** Fewer than on the server: each of these databases is measured alone. */
const TIMES = 400

/** Fills the embedded database to each size and says what it is like to use. */
export async function measureEmbedded(folder: string, sizes: readonly number[]): Promise<void> {
  for (const size of sizes) await measureSize(join(folder, `embedded-${size}`), size)
}

async function measureSize(dataDir: string, size: number): Promise<void> {
  const vacuumSeconds = await fillFolder(dataDir, size)
  const port = await findFreePort()
  const environment = {
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    PORT: String(port),
    SESSION_SECRET: SECRET,
    DATA_DIR: dataDir,
    BACKUP_KEEP: '0',
  }
  const server = startServerProcess(environment)
  try {
    const startMs = await server.ready()
    const memory = readMemory([server.process.pid ?? 0])
    say(
      `embedded, ${size} projects: ${measureFolder(dataDir).toFixed(0)} MB on the disk; ready after ${(startMs / 1000).toFixed(1)} s with ${memory.toFixed(0)} MB of memory; a vacuum after a third of the answers changed holds everybody for ${vacuumSeconds.toFixed(1)} s`,
    )
    const people = choosePeople(server.origin, size)
    for (const [name, { make, times }] of Object.entries(CALLS)) {
      const call = { make, times: Math.min(times, TIMES) }
      const [figures] = await measureCall(name, call, [{ origin: server.origin, people }])
      say(`  ${name}: median ${figures?.median.toFixed(1)}, p99 ${figures?.p99.toFixed(1)} ms`)
    }
    const [person] = people
    if (!person) throw new Error('nobody to ask')
    const wait = await waitDuring(backUp(join(dataDir, 'backup.gz'), environment), () =>
      person.client.get('/api/auth/user'),
    )
    say(
      `  a backup took ${wait.all.toFixed(1)} s, and a call during it at most ${wait.longest.toFixed(1)} s`,
    )
  } finally {
    await server.stop()
  }
}

/** Gives how long a vacuum takes after a third of the answers changed. */
async function fillFolder(dataDir: string, size: number): Promise<number> {
  const database = await connect({ databaseUrl: null, dataDir, mode: 'test' })
  try {
    await migrate(database)
    const client = await database.pool.connect()
    await fill(client, size)
    client.release()
    await database.db
      .update(answers)
      .set({ version: 2 })
      .where(sql`hashtext(${answers.projectId} || ${answers.questionId}) % 3 = 0`)
    const begun = performance.now()
    await database.vacuum()
    return (performance.now() - begun) / 1000
  } finally {
    await database.close()
  }
}

async function backUp(file: string, environment: Record<string, string>): Promise<void> {
  const command = spawn(process.execPath, [BACKUP, file], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(command, 'exit')
  if (code !== 0) throw new Error(`the backup ended with ${code}`)
}

/** Makes calls until the work is done: how long it took, and the longest call, in seconds. */
async function waitDuring(work: Promise<void>, call: () => Promise<unknown>) {
  const begun = performance.now()
  let isOver = false
  let longest = 0
  const ended = work.finally(() => {
    isOver = true
  })
  while (!isOver) {
    const asked = performance.now()
    await call()
    longest = Math.max(longest, performance.now() - asked)
  }
  await ended
  return { all: (performance.now() - begun) / 1000, longest: longest / 1000 }
}
