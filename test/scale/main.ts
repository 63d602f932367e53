/*
 * The same calls beside 1,000 projects and beside a million, in turn, on one PostgreSQL server; then
 * the plans, the jobs, backup and restore at that size; then the embedded database at its sizes.
 *
 *   node test/scale/main.ts [projects=1000000] [embedded=20000]
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { connect } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'
import { say } from '#test/durability/random.ts'
import { findFreePort } from '#test/find-free-port.ts'
import { type PostgresServer, startPostgres } from '#test/postgres-server.ts'
import { type ServerProcess, startServerProcess } from '#test/server-process.ts'
import { compareCalls, measureFirstReads } from './compare-calls.ts'
import { fill } from './fill.ts'
import { runLongWork } from './long-work.ts'
import { measureEmbedded } from './measure-embedded.ts'
import { measureJobs } from './measure-jobs.ts'
import { choosePeople, chooseStrangers, SECRET } from './people.ts'

const FEW = 1_000
const many = Number(process.argv[2] ?? 1_000_000)
const embedded = Number(process.argv[3] ?? 20_000)
const MOST_RESTORED = 100_000
/** The database, its copy from the backup, and room for sorting and logs. */
const BYTES_EACH = 30_000
const SETTINGS = [
  'max_connections=100',
  'shared_buffers=1GB',
  'max_wal_size=8GB',
  'maintenance_work_mem=512MB',
  'wal_level=minimal',
  'max_wal_senders=0',
]

const folder = mkdtempSync(join(tmpdir(), 'groundwork-scale-'))
try {
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < many * BYTES_EACH) {
    say(
      `Nothing was tested: ${many} projects need about ${Math.ceil((many * BYTES_EACH) / 1e9)} GB in ${tmpdir()}.`,
    )
  } else {
    if (many > 0) await measureServer()
    if (embedded > 0) await measureEmbedded(folder, [FEW, Math.ceil(embedded / 4), embedded])
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function measureServer(): Promise<void> {
  const postgres = await startPostgres({ settings: SETTINGS })
  const servers: ServerProcess[] = []
  try {
    const sizes = [FEW, many]
    const environments: Record<string, string>[] = []
    for (const size of sizes) {
      const url = await createFilled(postgres, size)
      environments.push(await describeServer(url))
    }
    for (const environment of environments) {
      const server = startServerProcess(environment)
      servers.push(server)
      await server.ready()
    }
    const places = servers.map(({ origin }, at) => ({
      origin,
      people: choosePeople(origin, sizes[at] ?? 0),
    }))
    await compareCalls(places, sizes)
    const [, large] = servers
    if (large) await measureFirstReads(chooseStrangers(large.origin, many, 1_000))
    await Promise.all(servers.map((server) => server.stop()))
    await measureLong(postgres, environments[1] ?? {})
  } finally {
    await Promise.all(servers.map((server) => server.kill()))
    await postgres.remove()
  }
}

async function measureLong(postgres: PostgresServer, environment: Record<string, string>) {
  const [person] = choosePeople(environment.PUBLIC_URL ?? '', many)
  if (!person) throw new Error('nobody to ask')
  const scans = await measureJobs(environment, person)
  for (const scan of scans) say(`a scan of ${scan.slice(0, 300)}`)
  const file = join(folder, 'backup.gz')
  await runLongWork('backup', file, environment)
  await measureRestore(postgres, { file, environment })
}

interface BackedUp {
  file: string
  environment: Record<string, string>
}

/** Of the same backup, or of a smaller one where that would take hours. */
async function measureRestore(postgres: PostgresServer, { file, environment }: BackedUp) {
  let restored = file
  if (many > MOST_RESTORED) {
    restored = join(folder, 'smaller.gz')
    const smaller = await createFilled(postgres, MOST_RESTORED)
    await runLongWork('backup', restored, { ...environment, DATABASE_URL: smaller })
  }
  const url = await createDatabase(postgres, 'restored')
  await runLongWork('restore', restored, { ...environment, DATABASE_URL: url })
}

async function describeServer(databaseUrl: string): Promise<Record<string, string>> {
  const port = await findFreePort()
  return {
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: SECRET,
    DATA_DIR: join(folder, String(port)),
    BACKUP_KEEP: '0',
  }
}

async function createDatabase(postgres: PostgresServer, name: string): Promise<string> {
  const admin = new Client(postgres.url('postgres'))
  await admin.connect()
  await admin.query(`CREATE DATABASE ${name}`)
  await admin.end()
  return postgres.url(name)
}

async function createFilled(postgres: PostgresServer, projects: number): Promise<string> {
  const begun = performance.now()
  const url = await createDatabase(postgres, `with_${projects}`)
  const database = await connect({ databaseUrl: url, dataDir: '', mode: 'test' })
  await migrate(database)
  await database.close()
  const client = new Client(url)
  await client.connect()
  await fill(client, projects)
  const { rows } = await client.query<{ bytes: string }>(
    'SELECT pg_database_size(current_database()) AS bytes',
  )
  await client.end()
  const bytes = Number(rows[0]?.bytes)
  const seconds = ((performance.now() - begun) / 1000).toFixed(0)
  say(
    `${projects} projects: loaded in ${seconds} s, ${(bytes / 1024 ** 3).toFixed(2)} GB, ${(bytes / 1024 / projects).toFixed(1)} kB a project`,
  )
  return url
}
