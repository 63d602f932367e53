import { readFileSync } from 'node:fs'
import autocannon from 'autocannon'
import type { Scenario, Scene } from './scene.ts'

export interface Figures {
  /** Requests a second. */
  rate: number
  /** Milliseconds. */
  p50: number
  p99: number
  /** Microseconds of the server's processor time a request; NaN where the system does not tell. */
  processor: number
}

interface Target {
  origin: string
  /** The server's process. */
  pid: number
  scene: Scene
  scenario: Scenario
}

export const CONNECTIONS = 16

/** Loads one server with one scenario for `seconds` from a client of its own kind of connection. */
export async function load(
  { origin, pid, scene, scenario }: Target,
  seconds: number,
): Promise<Figures> {
  const before = readProcessorTime(pid)
  const result = await autocannon({
    url: origin,
    connections: CONNECTIONS,
    duration: seconds,
    requests: [request(scene, { scenario, origin })],
  })
  const failed = result.non2xx + result.errors + result.timeouts
  if (failed > 0) throw new Error(`${scenario} on ${origin}: ${failed} requests failed`)
  const processor = (readProcessorTime(pid) - before) / result.requests.total
  return {
    rate: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    processor,
  }
}

/** Linux counts processor time in hundredths of a second. */
const TICK_MICROSECONDS = 10_000

function readProcessorTime(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) * TICK_MICROSECONDS
  } catch {
    return Number.NaN
  }
}

function request(
  { cookie, projectId }: Scene,
  { scenario, origin }: { scenario: Scenario; origin: string },
): autocannon.Request {
  const headers = { cookie, origin, 'content-type': 'application/json' }
  if (scenario === 'list projects') return { method: 'GET', path: '/api/projects', headers }
  const path = `/api/projects/${projectId}/answers`
  if (scenario === 'read answers') return { method: 'GET', path, headers }
  let count = 0
  return {
    method: 'POST',
    path,
    headers,
    // Another text each time, because the product does not write an unchanged answer.
    setupRequest: (given) => {
      count += 1
      const body = {
        questionId: `q${(count % 15) + 1}`,
        value: `Answer number ${process.hrtime.bigint()} of the load`,
      }
      return { ...given, body: JSON.stringify(body) }
    },
  }
}
