import { execFile } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Pool } from 'pg'
import { findFreePort } from '#test/find-free-port.ts'
import { endProgram, findPostgresPrograms, findServerUser, startProgram } from '#test/programs.ts'

const SET_UP = new URL('../../deploy/citus.sql', import.meta.url)
const run = promisify(execFile)

/** Fast rather than durable. The tests have few rows, and each of their databases has every shard. */
const SETTINGS = [
  'shared_preload_libraries=citus',
  'citus.shard_count=4',
  'citus.node_conninfo=sslmode=disable',
  'citus.multi_shard_modify_mode=sequential',
  'max_prepared_transactions=200',
  'max_connections=300',
  'fsync=off',
  'full_page_writes=off',
]

/** One coordinator and two workers. */
export interface CitusServers {
  /** The address of a database on each of them, the coordinator first. */
  urls(database: string): string[]
  remove(): Promise<void>
}

/** Why Citus cannot be tried here; null where it can. */
export async function findWhyNoCitus(): Promise<string | null> {
  const programs = findPostgresPrograms()
  if (programs === null) return 'PostgreSQL is not installed here.'
  const { stdout } = await run(join(programs, 'pg_config'), ['--sharedir'])
  if (existsSync(join(stdout.trim(), 'extension/citus.control'))) return null
  return `Citus is not installed beside the PostgreSQL in ${programs}. POSTGRES_BIN names the programs of another one.`
}

/** Starts the three servers in a temporary folder. */
export async function startCitus(): Promise<CitusServers> {
  const programs = findPostgresPrograms() ?? ''
  const folder = mkdtempSync(join(tmpdir(), 'groundwork-citus-'))
  // The servers' user reads its settings for connections at home.
  const user = { ...findServerUser(), env: { PATH: process.env.PATH, HOME: folder } }
  chmodSync(folder, 0o755)
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid ?? 0)
  const start = async (name: string) => {
    const data = join(folder, name)
    const initial = ['-D', data, '-A', 'trust', '-U', 'postgres', '--encoding=UTF8', '--no-sync']
    await run(join(programs, 'initdb'), [...initial, '--locale=C'], user)
    const port = await findFreePort()
    const place = [`port=${port}`, `unix_socket_directories=${folder}`]
    const settings = [...SETTINGS, ...place].flatMap((setting) => ['-c', setting])
    const command = [join(programs, 'postgres'), '-D', data, ...settings]
    return { port, process: startProgram(command, join(folder, `${name}.log`), user) }
  }
  const servers = await Promise.all(['coordinator', 'worker-1', 'worker-2'].map(start))
  const ready = (port: number) =>
    run(join(programs, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)]).catch(() => null)
  for (const { port } of servers) while ((await ready(port)) === null) await sleep(100)
  return {
    urls: (database) =>
      servers.map(({ port }) => `postgresql://postgres@127.0.0.1:${port}/${database}`),
    async remove() {
      // At once: nothing of it is kept.
      await Promise.all(servers.map((server) => endProgram(server.process, 'SIGQUIT')))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Makes a database on all servers that the first one knows the others in. */
export async function createSpreadDatabase(urls: readonly string[]): Promise<void> {
  for (const url of urls) {
    const { pathname } = new URL(url)
    await runAt(atPostgres(url), `CREATE DATABASE ${pathname.slice(1)}`)
    await runAt(url, 'CREATE EXTENSION citus')
  }
  const [coordinator = '', ...workers] = urls
  await runAt(coordinator, `SELECT citus_set_coordinator_host('127.0.0.1', ${portOf(coordinator)})`)
  for (const worker of workers) {
    await runAt(coordinator, `SELECT citus_add_node('127.0.0.1', ${portOf(worker)})`)
  }
}

/** Spreads a migrated database, as the operator does. */
export async function spreadTables(coordinator: string): Promise<void> {
  const lines = readFileSync(SET_UP, 'utf8').split('\n')
  const statements = lines.filter((line) => line !== '' && !line.startsWith('--'))
  // One by one: Citus passes on the whole text that a statement came in.
  for (const statement of statements) await runAt(coordinator, statement)
}

/** Lets nobody into a database any more, so that it can be copied. */
export async function closeDatabase(urls: readonly string[]): Promise<void> {
  for (const url of urls) {
    const name = new URL(url).pathname.slice(1)
    await runAt(atPostgres(url), `ALTER DATABASE ${name} ALLOW_CONNECTIONS false`)
    await runAt(
      atPostgres(url),
      `SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = '${name}'`,
    )
  }
}

function atPostgres(url: string): string {
  return new URL('/postgres', url).href
}

function portOf(url: string): string {
  return new URL(url).port
}

async function runAt(connectionString: string, statements: string): Promise<void> {
  const pool = new Pool({ connectionString, max: 1 })
  pool.on('error', () => undefined)
  try {
    await pool.query(statements)
  } finally {
    await pool.end()
  }
}
