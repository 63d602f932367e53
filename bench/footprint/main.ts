// What a server needs: memory, processor and disk while nobody is there, and while 50 and 500 people
// work at once, on the embedded database and on PostgreSQL. Linux alone.
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Pool } from 'pg'
import { percentile } from '#test/durability/random.ts'
import { startPostgres } from '#test/postgres-server.ts'
import { startServerProcess } from '#test/server-process.ts'
import {
  listFamily,
  measureFolder,
  readMemory,
  readParent,
  readProcessorSeconds,
} from './process-figures.ts'
import { ADDRESS_HEADER, addUsers, EVERY_MS, type User, work } from './users.ts'

const PORT = process.env.BENCH_PORT ?? '3972'
const SECONDS = Number(process.env.BENCH_SECONDS ?? 60)
const CROWDS = [0, 50, 500]
/** What a start and a crowd's coming leave behind is not what they need. */
const SETTLING_MS = 10_000

if (process.platform !== 'linux') {
  console.log('The footprint is read from /proc, which this system does not have.')
  process.exit(0)
}
const folder = mkdtempSync(join(tmpdir(), 'groundwork-bench-'))
const common = {
  NODE_ENV: 'test',
  PORT,
  SESSION_SECRET: randomBytes(32).toString('base64'),
  BACKUP_KEEP: '0',
  CLIENT_ADDRESS_HEADER: ADDRESS_HEADER,
  LOG_LEVEL: 'info',
}
console.log(
  `Each user saves an answer and reads the answers and the reading every ${EVERY_MS / 1000} s; means over ${SECONDS} s`,
)
try {
  const dataDir = join(folder, 'embedded')
  await measure('embedded database', { ...common, DATA_DIR: dataDir }, async () => ({
    pids: [],
    megabytes: measureFolder(join(dataDir, 'pglite')),
  }))
  await measureOnPostgres()
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function measureOnPostgres(): Promise<void> {
  const postgres = await startPostgres({ settings: ['max_connections=100'] })
  const DATABASE_URL = postgres.url('postgres')
  const pool = new Pool({ connectionString: DATABASE_URL, max: 1 })
  const { rows } = await pool.query('select pg_backend_pid() as pid')
  const parent = readParent(rows[0].pid) ?? 0
  const environment = { ...common, DATA_DIR: join(folder, 'server'), DATABASE_URL }
  await measure('PostgreSQL', environment, async () => {
    const size = await pool.query('select pg_database_size(current_database()) as bytes')
    return { pids: listFamily(parent), megabytes: Number(size.rows[0].bytes) / (1024 * 1024) }
  })
  await pool.end()
  await postgres.remove()
}

/** The database server's processes, none where it is the server itself, and how large the data is. */
type Database = () => Promise<{ pids: number[]; megabytes: number }>

async function measure(
  name: string,
  environment: Record<string, string>,
  database: Database,
): Promise<void> {
  const server = startServerProcess(environment)
  const pid = server.process.pid ?? 0
  const users: User[] = []
  const table: Record<string, object> = {}
  try {
    await server.ready()
    for (const crowd of CROWDS) {
      await addUsers(users, crowd, server.origin)
      await sleep(SETTLING_MS)
      const used = async () => [
        readProcessorSeconds([pid]),
        readProcessorSeconds((await database()).pids),
      ]
      const { pids } = await database()
      const before = await used()
      const begun = performance.now()
      const memory = sampleMemory(pid, database)
      const lasts = SECONDS * 1000
      const [{ waits, refused }] = await Promise.all([work(users, lasts), sleep(lasts)])
      const seconds = (performance.now() - begun) / 1000
      const after = await used()
      const share = (place: number) =>
        Math.round((100 * ((after[place] ?? 0) - (before[place] ?? 0))) / seconds)
      table[crowd === 0 ? 'idle' : `${crowd} users`] = {
        ...memory.end(),
        'server % of a core': share(0),
        ...(pids.length > 0 && { 'database % of a core': share(1) }),
        'data MB': Math.round((await database()).megabytes),
        'save p50 ms': showPercentile(waits, 0.5),
        'save p99 ms': showPercentile(waits, 0.99),
        'calls refused': refused,
      }
    }
  } finally {
    await server.kill()
  }
  const busy = (loadavg()[1] ?? 0).toFixed(1)
  console.log(`\n${name}; ${cpus().length} cores, on which ${busy} threads wanted to run meanwhile`)
  console.table(table)
}

/** Looks at the memory every two seconds; the most that it saw counts. */
function sampleMemory(pid: number, database: Database) {
  let most = { server: 0, database: 0 }
  const look = async () => {
    const { pids } = await database()
    most = {
      server: Math.max(most.server, readMemory([pid])),
      database: Math.max(most.database, pids.length > 0 ? readMemory(pids) : 0),
    }
  }
  const timer = setInterval(() => void look().catch(() => undefined), 2_000)
  return {
    end: () => {
      clearInterval(timer)
      return {
        'server MB': Math.round(most.server),
        ...(most.database > 0 && { 'database MB': Math.round(most.database) }),
      }
    },
  }
}

function showPercentile(values: number[], part: number): number | string {
  return values.length === 0 ? '–' : Math.round(percentile(values, part))
}
