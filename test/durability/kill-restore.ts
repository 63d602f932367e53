/*
 * Kills a restore at random moments, on both engines: afterwards there is the former database or the
 * restored one, table by table, never a mixture.
 *
 *   node test/durability/kill-restore.ts [kills=100] [seed]
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { readBackup } from '#server/backup/read-backup.ts'
import { writeBackup } from '#server/backup/write-backup.ts'
import { connect } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'
import { storeFounders } from '#test/backup/founders.ts'
import { startPostgres } from '#test/postgres-server.ts'
import { randomFrom, say, seedOf } from './random.ts'

const kills = Number(process.argv[2] ?? 100)
const seed = seedOf(process.argv[3])
const random = randomFrom(seed)
const COMMAND = new URL('../../src/server/backup/commands/restore.ts', import.meta.url).pathname

const folder = mkdtempSync(join(tmpdir(), 'groundwork-kill-restore-'))

interface Place {
  dataDir: string
  databaseUrl: string | null
}

/** All tables' digests, as one text. */
async function look(place: Place, file = join(folder, 'look.gz')): Promise<string> {
  const database = await connect({ ...place, mode: 'test' })
  const client = await database.pool.connect()
  try {
    const { tables } = await writeBackup(client, file, { now: new Date(), version: 'test' })
    return JSON.stringify(tables)
  } finally {
    client.release(true)
    await database.close()
    if (file.endsWith('look.gz')) rmSync(file, { force: true })
  }
}

async function fill(place: Place, founders: number): Promise<void> {
  const database = await connect({ ...place, mode: 'test' })
  await migrate(database)
  await storeFounders(database, founders)
  await database.close()
}

function startRestore(file: string, { dataDir, databaseUrl }: Place): ChildProcess {
  const { PATH = '' } = process.env
  return spawn(process.execPath, [COMMAND, file, '--replace'], {
    env: {
      PATH,
      DATA_DIR: dataDir,
      NODE_ENV: 'test',
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    },
    stdio: 'ignore',
  })
}

/** Restores a file whole; gives the milliseconds. */
async function restoreWhole(file: string, place: Place): Promise<number> {
  const started = performance.now()
  const [code] = await once(startRestore(file, place), 'exit')
  if (code !== 0) throw new Error(`a restore that nobody killed ended with ${code}`)
  return performance.now() - started
}

/**
 * When a restore that lasts about so long is killed: every other one towards its end, where the
 * restored database takes the place of the former.
 */
function chooseMoment(kill: number, lasts: number): number {
  return lasts * (kill % 2 === 0 ? random() : 0.8 + random() * 0.4)
}

/** How many ended as the former database and as the restored one; throws at a mixture. */
async function round(name: string, place: Place, files: { former: string; restored: string }) {
  const former = await readDigests(files.former)
  const restored = await readDigests(files.restored)
  // What is restored takes longer than the former does; how much, is measured once.
  const longer =
    (await restoreWhole(files.restored, place)) / (await restoreWhole(files.former, place))
  const seen = { former: 0, restored: 0 }
  for (let kill = 0; kill < kills; kill++) {
    const lasts = longer * (await restoreWhole(files.former, place))
    const restore = startRestore(files.restored, place)
    const ended = once(restore, 'exit')
    setTimeout(() => restore.kill('SIGKILL'), chooseMoment(kill, lasts))
    await ended
    const found = await look(place)
    if (found !== former && found !== restored) {
      say(`${name}: a mixture after kill ${kill + 1} (seed ${seed}): ${found}`)
      process.exit(1)
    }
    seen[found === former ? 'former' : 'restored'] += 1
    for (const left of readdirSync(place.dataDir)) {
      if (left.startsWith('pglite.before-')) rmSync(join(place.dataDir, left), { recursive: true })
    }
  }
  say(
    `${name}: ${kills} kills, ${seen.former} left the former database, ${seen.restored} the restored one, 0 a mixture`,
  )
}

async function readDigests(file: string): Promise<string> {
  return JSON.stringify((await readBackup(file)).tables)
}

const server = await startPostgres()
const admin = new Client({ connectionString: server.url('postgres') })
await admin.connect()
await admin.query('CREATE DATABASE target')
await admin.end()
const files = { former: join(folder, 'former.gz'), restored: join(folder, 'restored.gz') }
try {
  const one = { dataDir: join(folder, 'one'), databaseUrl: null }
  await fill(one, 2)
  await look(one, files.former)
  const other = { dataDir: join(folder, 'other'), databaseUrl: null }
  await fill(other, 12)
  await look(other, files.restored)
  await round('embedded', one, files)
  await round('postgres', { dataDir: folder, databaseUrl: server.url('target') }, files)
} finally {
  await server.remove()
  rmSync(folder, { recursive: true, force: true })
}
