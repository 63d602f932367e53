// What one user's heaviest calls cost another user: the other one saves an answer every 50 ms, the
// server's /livez is asked as often, and meanwhile the first reads a document four times at once,
// asks for thirty PDF files at once, or generates again.

import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { percentile } from '#test/durability/random.ts'
import { startPostgres } from '#test/postgres-server.ts'
import { startServerProcess } from '#test/server-process.ts'
import { type Neighbours, prepareNeighbours } from './scene.ts'

const PORT = process.env.BENCH_PORT ?? '3971'
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4)
const EVERY_MS = 50

const folder = mkdtempSync(join(tmpdir(), 'groundwork-bench-'))
const common = { NODE_ENV: 'test', PORT, SESSION_SECRET: randomBytes(32).toString('base64') }
try {
  await measure('PGlite', { ...common, DATA_DIR: join(folder, 'embedded') })
  if (process.env.BENCH_POSTGRES !== 'off') await measureOnPostgres()
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function measureOnPostgres(): Promise<void> {
  const postgres = await startPostgres({ settings: ['max_connections=100'] })
  try {
    const DATABASE_URL = postgres.url('postgres')
    await measure('PostgreSQL', { ...common, DATA_DIR: join(folder, 'server'), DATABASE_URL })
  } finally {
    await postgres.remove()
  }
}

async function measure(database: string, environment: Record<string, string>): Promise<void> {
  const scene = await prepareNeighbours(environment)
  const server = startServerProcess(environment)
  try {
    await server.ready()
    const ask = caller(server.origin)
    const made = await ask(scene.heavy, generationOf(scene.heavy.projectId))
    const page = `/api/projects/${scene.heavy.projectId}/documents/latest`
    const { bytes } = await ask(scene.heavy, `GET ${page}`)
    console.log(
      `\n${database}: generated ${made.status} in ${made.ms} ms; reading it: ${bytes} bytes`,
    )
    const rows: Record<string, object> = {}
    const during = async (name: string, work: () => Promise<object>) => {
      rows[name] = await withProbes(ask, scene, work)
    }
    await during('nothing else', async () => {
      await sleep(SECONDS * 1000)
      return {}
    })
    await during('four readers', () => readAgain(() => ask(scene.heavy, `GET ${page}`)))
    await during('thirty PDF', () => exportMany(ask, scene))
    await during('generating', () =>
      readAgain(() => ask(scene.heavy, generationOf(scene.heavy.projectId)), 1),
    )
    console.table(rows)
  } finally {
    await server.stop()
  }
}

type Ask = ReturnType<typeof caller>

function caller(origin: string) {
  return async ({ cookie = '' }: { cookie?: string }, request: string, body?: object) => {
    const [method = '', path = ''] = request.split(' ')
    const began = performance.now()
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: { cookie, origin, 'content-type': 'application/json' },
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    })
    const bytes = (await response.arrayBuffer()).byteLength
    const retryAfter = response.headers.get('retry-after')
    return { status: response.status, bytes, retryAfter, ms: Math.round(performance.now() - began) }
  }
}

function generationOf(projectId: string): string {
  return `POST /api/projects/${projectId}/generate-requirements`
}

/** So many callers, each again and again. */
async function readAgain(call: () => ReturnType<Ask>, callers = 4): Promise<object> {
  const until = performance.now() + SECONDS * 1000
  const statuses: number[] = []
  const one = async () => {
    while (performance.now() < until) {
      const { status } = await call()
      statuses.push(status)
      if (status !== 200 && status !== 201) await sleep(EVERY_MS)
    }
  }
  await Promise.all(Array.from({ length: callers }, one))
  return { 'heavy calls': counted(statuses) }
}

/** Thirty files at once, and three generations of the other one beside them. */
async function exportMany(ask: Ask, { heavy, other }: Neighbours): Promise<object> {
  const path = `/api/projects/${heavy.projectId}/documents/latest/exports/pdf`
  const files = Array.from({ length: 30 }, () => ask(heavy, `GET ${path}`))
  const generated = []
  for (let count = 0; count < 3; count += 1) {
    await sleep(200)
    generated.push(await ask(other, generationOf(other.projectId)))
  }
  const statuses = (await Promise.all(files)).map(({ status }) => status)
  return {
    'heavy calls': counted(statuses),
    "other's generations": generated.map(({ status, ms }) => `${status} ${ms} ms`).join(', '),
  }
}

async function withProbes(ask: Ask, { other }: Neighbours, work: () => Promise<object>) {
  const saves: number[] = []
  const lives: number[] = []
  let isOver = false
  const again = async (times: number[], probe: (count: number) => ReturnType<Ask>) => {
    const under: Promise<unknown>[] = []
    for (let count = 0; !isOver; count += 1) {
      under.push(probe(count).then(({ ms, status }) => times.push(status < 300 ? ms : Infinity)))
      await sleep(EVERY_MS)
    }
    await Promise.all(under)
  }
  const probes = [
    again(lives, () => ask({}, 'GET /livez')),
    again(saves, (count) =>
      ask(other, `POST /api/projects/${other.projectId}/answers`, {
        questionId: 'q2',
        value: `We keep a paper list, and lost ${count} bookings last month.`,
      }),
    ),
  ]
  const told = await work()
  isOver = true
  await Promise.all(probes)
  return { ...figures('livez', lives), ...figures('save', saves), ...told }
}

function figures(name: string, times: number[]) {
  const at = (share: number) => percentile(times, share)
  return { [`${name} p50`]: at(0.5), [`${name} p99`]: at(0.99), [`${name} max`]: at(1) }
}

function counted(statuses: readonly number[]): string {
  const counts = Map.groupBy(statuses, (status) => status)
  return [...counts].map(([status, all]) => `${all.length} × ${status}`).join(', ')
}
