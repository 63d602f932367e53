import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { freshPostgresUrl } from '#test/databases.ts'
import { findFreePort } from '#test/find-free-port.ts'
import { type ServerProcess, startServerProcess } from '#test/server-process.ts'
import { startLoad } from '#test/under-load.ts'
import { hasCaddy, startCaddy } from './caddy.ts'
import { hasNginx, startShippedNginx } from './nginx.ts'

/** `npm run suite -- rolling` sets 40,000; it is too slow for every run. */
const REQUESTS = Number(process.env.ROLLING_REQUESTS ?? 0)
/** Each is both servers, one after the other. */
const LEAST_UPGRADES = 2

const PROXIES = [
  { name: 'nginx', has: hasNginx, start: startShippedNginx },
  { name: 'Caddy', has: hasCaddy, start: startCaddy },
]

/** docs/reliability.md#r24: two servers are replaced one after the other, again and again. */
describe.runIf(REQUESTS > 0).each(PROXIES)('an upgrade of two servers behind $name', (proxy) => {
  it('fails no request', async ({ skip }) => {
    if (!proxy.has()) {
      tell(`${proxy.name} is not installed here, so an upgrade behind it was not tried.`)
      skip()
    }
    const folder = mkdtempSync(join(tmpdir(), 'groundwork-rolling-'))
    const database = await freshPostgresUrl()
    const ports = [await findFreePort(), await findFreePort()]
    const port = await findFreePort()
    const origin = `http://localhost:${port}`
    const servers: ServerProcess[] = []
    const start = async (place: number) => {
      servers[place] = startServerProcess({
        PORT: String(ports[place]),
        PUBLIC_URL: origin,
        DATABASE_URL: database.url,
        SESSION_SECRET: 'kX3v9Qe1Lr7Tn5Wb8Zc2Yd6Uf4Hg0Jm1',
        DATA_DIR: join(folder, String(place)),
        CLIENT_ADDRESS_HEADER: 'X-Real-IP',
        BACKUP_KEEP: '0',
        // As in production.
        STOP_DELAY_SECONDS: '3',
      })
      await servers[place].ready()
      // As `docker compose up --wait` does, which asks for its health every few seconds.
      await sleep(4_000)
    }
    await Promise.all([start(0), start(1)])
    const front = await proxy.start(ports, port)
    let upgrades = 0
    const logs: string[] = []
    const exits: (number | null)[] = []
    const begun = performance.now()
    const load = await startLoad({
      port,
      origin,
      isOver: (sent) => sent >= REQUESTS && upgrades >= LEAST_UPGRADES,
    })
    let isOver = false
    const ended = load.ended.then(() => {
      isOver = true
    })
    while (!isOver) {
      for (const place of [0, 1]) {
        exits.push((await servers[place]?.stop()) ?? null)
        logs.push(servers[place]?.output() ?? '')
        await start(place)
      }
      upgrades += 1
    }
    await ended
    const seconds = ((performance.now() - begun) / 1000).toFixed(0)
    tell(
      `${proxy.name}: ${load.sent()} requests in ${seconds} s over ${exits.length} restarts: ${JSON.stringify(load.outcomes)}`,
    )
    if (Object.keys(load.outcomes).length > 1) tell(logs.join('').slice(0, 4_000))
    await front.close()
    await Promise.all(servers.map((server) => server.kill()))
    await database.drop()
    rmSync(folder, { recursive: true, force: true })
    expect(Object.keys(load.outcomes)).toEqual(['200'])
    expect(new Set(exits)).toEqual(new Set([0]))
  }, 1_200_000)
})

/** A figure for whoever runs the suite. */
function tell(line: string): void {
  process.stderr.write(`${line}\n`)
}
