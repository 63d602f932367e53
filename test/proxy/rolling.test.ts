import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { findFreePort } from '#test/find-free-port.ts'
import { startTwoServers, tell } from '#test/instances/two-servers.ts'
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
    const port = await findFreePort()
    const origin = `http://localhost:${port}`
    const two = await startTwoServers({
      PUBLIC_URL: origin,
      CLIENT_ADDRESS_HEADER: 'X-Real-IP',
      LOG_LEVEL: 'info',
      // As in production.
      STOP_DELAY_SECONDS: '3',
    })
    const front = await proxy.start(two.ports, port)
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
      for (const place of [0, 1] as const) {
        exits.push(await two.stop(place))
        logs.push(two.output(place))
        await two.start(place)
        // As `docker compose up --wait` does, which asks for its health every few seconds.
        await sleep(4_000)
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
    await two.close()
    expect(Object.keys(load.outcomes)).toEqual(['200'])
    expect(new Set(exits)).toEqual(new Set([0]))
  }, 1_200_000)
})
