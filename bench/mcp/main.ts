// How long an agent waits for each tool, alone and while sixteen connections list projects as fast as
// they can; the processor time that a call costs the server; and what the agents' door adds to its memory
// with the first agent that comes.

import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { type Agent, connectAgent, makeToken } from '#test/agents/agent.ts'
import { Client } from '#test/client.ts'
import { percentile } from '#test/durability/random.ts'
import { answerAll, generate, withProject } from '#test/endpoints/scene.ts'
import { startPostgres } from '#test/postgres-server.ts'
import { startServerProcess } from '#test/server-process.ts'
import { readMemory, readProcessorSeconds } from '../footprint/process-figures.ts'
import { CONNECTIONS } from '../http/load.ts'

const PORT = process.env.BENCH_PORT ?? '3972'
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4)
const WARM_UP = 20
/** Alone and beside the load: with more the allowance of 300 would be spent, and a refusal costs less. */
const MOST_REPORTS = 100

const folder = mkdtempSync(join(tmpdir(), 'groundwork-bench-'))
const common = { NODE_ENV: 'test', PORT, SESSION_SECRET: randomBytes(32).toString('base64') }
try {
  await measure('PGlite', { ...common, DATA_DIR: join(folder, 'embedded') })
  const postgres = await startPostgres({ settings: ['max_connections=100'] })
  try {
    const DATABASE_URL = postgres.url('postgres')
    await measure('PostgreSQL', { ...common, DATA_DIR: join(folder, 'server'), DATABASE_URL })
  } finally {
    await postgres.remove()
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function measure(database: string, environment: Record<string, string>): Promise<void> {
  const server = startServerProcess(environment)
  try {
    await server.ready()
    const browser = new Client(server.origin, server.origin)
    const email = 'mia@example.com'
    const person = { firstName: 'Mia', lastName: 'Sato', email, password: 'violet-anchor-meadow-7' }
    await browser.post('/api/sign-up', person)
    const scene = await withProject(browser)
    await answerAll(scene)
    await generate(scene)
    const { token } = await makeToken(browser, ['progress:write'])
    // Both are 0 where the system does not tell.
    const pids = [server.process.pid ?? 0]
    const before = Math.round(readMemory(pids))
    const agent = await connectAgent(server.origin, token)
    await agent.call('list_projects')
    const after = Math.round(readMemory(pids))
    console.log(`\n${database}: the first agent adds ${after - before} MB to ${before} MB`)
    const alone = await callAll(agent, scene.project.id, pids)
    const headers = { cookie: [...browser.cookies].map((pair) => pair.join('=')).join('; ') }
    // Longer than the calls beside it; ended when they are done.
    const projects = { url: `${server.origin}/api/projects`, headers, duration: 600 }
    const load = autocannon({ ...projects, connections: CONNECTIONS, workers: 1 }, () => undefined)
    // The load itself warms up first.
    await callAgain(() => agent.call('list_projects'), pids)
    const beside = await callAll(agent, scene.project.id, pids)
    load.stop()
    console.table(
      Object.fromEntries(
        Object.entries(alone).map(([name, figures]) => [
          name,
          {
            'processor ms a call': figures.processor,
            ...named('alone', figures),
            ...named(`beside ${CONNECTIONS}`, beside[name]),
          },
        ]),
      ),
    )
    await agent.client.close()
  } finally {
    await server.stop()
  }
}

interface Waits {
  /** Milliseconds of the server's processor time for each call; all that it does counts. */
  processor: number
  p50: number
  p99: number
}

function named(when: string, waits?: Waits) {
  return { [`${when} p50 ms`]: waits?.p50, [`${when} p99 ms`]: waits?.p99 }
}

async function callAll(
  agent: Agent,
  project: string,
  pids: readonly number[],
): Promise<Record<string, Waits>> {
  const inputs = {
    list_projects: {},
    get_overview: { project },
    search_items: { project, query: 'class booking reminder' },
    get_item: { project, id: 'FR-001' },
    get_changes: { project, since: 1 },
    next_slice: { project },
    report_progress: { project, item: 'FR-001', state: 'started' },
  }
  const waits: Record<string, Waits> = {}
  for (const [name, input] of Object.entries(inputs)) {
    const isReport = name === 'report_progress'
    // The same report again would not be stored.
    const call = () => agent.call(name, isReport ? { ...input, evidence: randomUUID() } : input)
    for (let count = 0; count < WARM_UP; count += 1) await call()
    waits[name] = await callAgain(call, pids, isReport ? MOST_REPORTS : undefined)
  }
  return waits
}

async function callAgain(
  call: () => Promise<unknown>,
  pids: readonly number[],
  most = Number.POSITIVE_INFINITY,
): Promise<Waits> {
  const used = readProcessorSeconds(pids)
  const waits: number[] = []
  const until = performance.now() + (SECONDS * 1000) / 2
  while (performance.now() < until && waits.length < most) {
    const began = performance.now()
    await call()
    waits.push(performance.now() - began)
  }
  const at = (share: number) => Number(percentile(waits, share).toFixed(1))
  const usedMs = (readProcessorSeconds(pids) - used) * 1000
  const processor = Number((usedMs / waits.length).toFixed(2))
  return { processor, p50: at(0.5), p99: at(0.99) }
}
