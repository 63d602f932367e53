import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Pool } from 'pg'
import { Client, signUp } from '#test/client.ts'
import { freshPostgresUrl } from '#test/databases.ts'
import { findFreePort } from '#test/find-free-port.ts'
import { type ServerProcess, startServerProcess } from '#test/server-process.ts'

/** Whether `npm run suite -- instances` runs: two real processes are too slow for every run. */
export const isAsked = process.env.INSTANCES !== undefined

export type Place = 0 | 1

/** Two real server processes on one PostgreSQL. */
export interface TwoServers {
  ports: number[]
  url(place: Place): string
  /** What is in the database, past both servers. */
  pool: Pool
  /** A browser whose every call goes to the other server than the one before. */
  visitor(): Client
  /** Somebody new, signed up and signed in. */
  signUp(): Promise<Client>
  /** The same browser, all of whose calls go to one of them. */
  at(client: Client, place: Place): Client
  kill(place: Place): Promise<void>
  /** Tells it to stop, and gives its exit code. */
  stop(place: Place): Promise<number | null>
  start(place: Place): Promise<void>
  /** What one of them wrote to its log. */
  output(place: Place): string
  close(): Promise<void>
}

export async function startTwoServers(settings: Record<string, string> = {}): Promise<TwoServers> {
  const folder = mkdtempSync(join(tmpdir(), 'groundwork-two-'))
  const database = await freshPostgresUrl()
  const pool = new Pool({ connectionString: database.url, max: 2 })
  const ports = [await findFreePort(), await findFreePort()]
  const urls = ports.map((port) => `http://127.0.0.1:${port}`)
  const origin = settings.PUBLIC_URL ?? `http://localhost:${ports[0]}`
  const servers: ServerProcess[] = []
  const start = async (place: Place) => {
    servers[place] = startServerProcess({
      NODE_ENV: 'test',
      PORT: String(ports[place]),
      PUBLIC_URL: origin,
      DATABASE_URL: database.url,
      SESSION_SECRET: 'kX3v9Qe1Lr7Tn5Wb8Zc2Yd6Uf4Hg0Jm1',
      DATA_DIR: join(folder, String(place)),
      BACKUP_KEEP: '0',
      ...settings,
    })
    await servers[place].ready()
  }
  await Promise.all([start(0), start(1)])
  const visitor = () => new AlternatingClient(urls, origin)
  return {
    ports,
    url: (place) => urls[place] ?? '',
    pool,
    visitor,
    signUp: () => signUp(visitor()),
    at: (client, place) => {
      const own = new Client(urls[place] ?? '', origin)
      for (const [name, value] of client.cookies) own.cookies.set(name, value)
      return own
    },
    kill: async (place) => servers[place]?.kill(),
    stop: async (place) => (await servers[place]?.stop()) ?? null,
    start,
    output: (place) => servers[place]?.output() ?? '',
    close: async () => {
      await Promise.all(servers.map((server) => server.kill()))
      await pool.end()
      await database.drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** One browser behind a proxy that sends every call to the next server. */
class AlternatingClient extends Client {
  readonly #servers: Client[]
  #calls = 0

  constructor(urls: readonly string[], origin: string) {
    super(urls[0] ?? '', origin)
    this.#servers = urls.map((url) => new Client(url, origin))
  }

  override open(...call: Parameters<Client['open']>): Promise<Response> {
    const server = this.#servers[this.#calls % this.#servers.length]
    if (!server) throw new Error('no server')
    this.#calls += 1
    server.cookies.clear()
    for (const [name, value] of this.cookies) server.cookies.set(name, value)
    return server.open(...call)
  }
}

/** The one number that a query gives. */
export async function count(
  { pool }: TwoServers,
  query: string,
  values: unknown[] = [],
): Promise<number> {
  const { rows } = await pool.query({ text: query, values, rowMode: 'array' })
  return Number(rows[0]?.[0])
}

/** How often each status was given. */
export function tally(responses: readonly { status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {}
  for (const { status } of responses) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

/** A line for whoever runs the suite. */
export function tell(line: string): void {
  process.stderr.write(`${line}\n`)
}
