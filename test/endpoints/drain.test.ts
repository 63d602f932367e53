import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Project } from '#contract/projects.ts'
import { Client } from '#test/client.ts'
import { DIALECTS, freshPostgresUrl } from '#test/databases.ts'
import { type ServerProcess, startServerProcess } from '#test/server-process.ts'

/** docs/reliability.md#r24; `npm run suite -- drain` runs it in full: 40,000 requests over five restarts. */
const REQUESTS = Number(process.env.DRAIN_REQUESTS ?? 800)
const RESTARTS = REQUESTS >= 10_000 ? 5 : 1
const CONNECTIONS = 40
const PORT = 3127
const URL = `http://localhost:${PORT}`

describe.each(DIALECTS)('a restart under load on %s', (dialect) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'groundwork-drain-'))
  const start = async () => {
    const started = startServerProcess({
      PORT: String(PORT),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      ...(database && { DATABASE_URL: database.url }),
    })
    await started.ready()
    return started
  }
  let server: ServerProcess
  let database: Awaited<ReturnType<typeof freshPostgresUrl>> | null = null
  beforeAll(async () => {
    if (dialect === 'postgres') database = await freshPostgresUrl()
    server = await start()
  })
  afterAll(async () => {
    await server.stop()
    await database?.drop()
    rmSync(dataDir, { recursive: true, force: true })
  })

  it('loses no request, and ends with code 0 in time', async () => {
    const client = new Client(`http://127.0.0.1:${PORT}`, URL)
    const person = {
      firstName: 'Mia',
      lastName: 'A',
      email: 'mia@studio.test',
      password: 'nine quiet lamps',
    }
    await client.post('/api/sign-up', person)
    const { body } = await client.post<Project>('/api/projects', { title: 'Under load' })
    const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
    const outcomes: Record<string, number> = {}
    const exits: unknown[] = []
    let left = REQUESTS
    let saved = 0
    const writer = async (questionId: string) => {
      while (left > 0) {
        left -= 1
        saved += 1
        const answer = { questionId, value: `Answer number ${saved}` }
        const outcome = await post(agent, client, {
          path: `/api/projects/${body.id}/answers`,
          answer,
        })
        outcomes[outcome] = (outcomes[outcome] ?? 0) + 1
        // Nothing was sent: the next server is not there yet.
        if (outcome === 'refused') {
          left += 1
          await sleep(20)
        }
      }
    }
    const load = Promise.all(
      Array.from({ length: CONNECTIONS }, (_, n) => writer(`q${(n % 15) + 1}`)),
    )
    for (let round = 1; round <= RESTARTS; round += 1) {
      while (left > REQUESTS * (1 - round / (RESTARTS + 1))) await sleep(5)
      const begun = performance.now()
      const code = await server.stop()
      exits.push([code, performance.now() - begun < 30_000])
      server = await start()
    }
    await load
    agent.destroy()
    const { refused: _, ...answered } = outcomes
    expect(answered).toEqual({ 200: REQUESTS })
    expect(exits).toEqual(Array(RESTARTS).fill([0, true]))
  }, 600_000)
})

interface Post {
  path: string
  answer: object
}

/** The status of a whole answer; else how the request failed. */
function post(agent: Agent, client: Client, { path, answer }: Post): Promise<string> {
  const headers = {
    'content-type': 'application/json',
    origin: URL,
    cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  }
  return new Promise((resolve) => {
    const options = { agent, host: '127.0.0.1', port: PORT, method: 'POST', path, headers }
    const sent = request({ ...options, timeout: 20_000 }, (response) => {
      let text = ''
      response.on('data', (data) => {
        text += data
      })
      response.on('end', () => resolve(text.endsWith('}') ? String(response.statusCode) : 'short'))
      response.on('error', () => resolve('short'))
    })
    sent.on('timeout', () => resolve('timeout'))
    sent.on('error', (error: Error & { code?: string }) =>
      resolve(error.code === 'ECONNREFUSED' ? 'refused' : `failed ${error.code}`),
    )
    sent.end(JSON.stringify(answer))
  })
}
