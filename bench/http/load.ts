import autocannon from 'autocannon'
import { readProcessorSeconds } from '../footprint/process-figures.ts'
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
  const before = readProcessorSeconds([pid])
  const result = await autocannon({
    url: origin,
    connections: CONNECTIONS,
    duration: seconds,
    requests: [request(scene, { scenario, origin })],
  })
  const failed = result.non2xx + result.errors + result.timeouts
  if (failed > 0) throw new Error(`${scenario} on ${origin}: ${failed} requests failed`)
  const used = readProcessorSeconds([pid]) - before
  return {
    rate: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    processor: used === 0 ? Number.NaN : (used * 1_000_000) / result.requests.total,
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
