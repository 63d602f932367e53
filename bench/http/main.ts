// Throughput and latency of three calls on both databases, beside a bare handler that sends the one
// statement each needs (bare-server.ts). The servers take turns, so that a noisy moment hits both.

import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startPostgres } from '#test/postgres-server.ts'
import { CONNECTIONS, type Figures, load } from './load.ts'
import { prepareScene, SCENARIOS, type Scenario, type Scene } from './scene.ts'

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3)
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4)
const WARM_UP_SECONDS = 3
const PORT = '3970'
const ORIGIN = `http://localhost:${PORT}`
const SERVERS = { product: 'src/server/main.ts', bare: 'bench/http/bare-server.ts' } as const
type Server = keyof typeof SERVERS

const folder = mkdtempSync(join(tmpdir(), 'groundwork-bench-'))
// As durable as in production: the embedded database is, and the server keeps its defaults.
const postgres = await startPostgres({ settings: ['max_connections=100'] })
try {
  const common = {
    NODE_ENV: 'test',
    PORT,
    SESSION_SECRET: randomBytes(32).toString('base64'),
    LOG_LEVEL: 'info',
  }
  await measure('PGlite', { ...common, DATA_DIR: join(folder, 'embedded') })
  await measure('PostgreSQL', {
    ...common,
    DATA_DIR: join(folder, 'server'),
    DATABASE_URL: postgres.url('postgres'),
  })
} finally {
  await postgres.remove()
  rmSync(folder, { recursive: true, force: true })
}

async function measure(database: string, environment: Record<string, string>): Promise<void> {
  const scene = await prepareScene({ ...environment, LOG_LEVEL: 'silent' })
  const sceneFile = join(folder, 'scene.json')
  writeFileSync(sceneFile, JSON.stringify(scene))
  const figures = new Map<string, Figures[]>()
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const server of Object.keys(SERVERS) as Server[]) {
      await withServer(server, { ...environment, SCENE: sceneFile }, async (pid) => {
        for (const scenario of SCENARIOS) {
          const target = { origin: ORIGIN, pid, scene, scenario }
          await load(target, WARM_UP_SECONDS)
          const result = await load(target, SECONDS)
          const key = `${server} ${scenario}`
          figures.set(key, [...(figures.get(key) ?? []), result])
        }
      })
    }
  }
  console.log(
    `\n${database}: median of ${ROUNDS} rounds of ${SECONDS} s, ${CONNECTIONS} connections`,
  )
  console.table(Object.fromEntries(SCENARIOS.map((name) => [name, row(figures, { name, scene })])))
}

function row(figures: Map<string, Figures[]>, { name, scene }: { name: Scenario; scene: Scene }) {
  const of = (server: Server, figure: keyof Figures) =>
    median((figures.get(`${server} ${name}`) ?? []).map((result) => result[figure]))
  const product = of('product', 'rate')
  const bare = of('bare', 'rate')
  return {
    statements: scene.statements[name].then,
    'product req/s': Math.round(product),
    'bare req/s': Math.round(bare),
    ratio: Number((product / bare).toFixed(2)),
    'product µs': Math.round(of('product', 'processor')),
    'bare µs': Math.round(of('bare', 'processor')),
    'ratio of µs': Number((of('bare', 'processor') / of('product', 'processor')).toFixed(2)),
    'product p50 ms': of('product', 'p50'),
    'product p99 ms': of('product', 'p99'),
    'bare p50 ms': of('bare', 'p50'),
  }
}

async function withServer(
  server: Server,
  environment: Record<string, string>,
  work: (pid: number) => Promise<void>,
): Promise<void> {
  const child = spawn(process.execPath, [resolve(SERVERS[server])], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(child, 'exit')
  try {
    await ready()
    await work(child.pid ?? 0)
  } finally {
    child.kill('SIGTERM')
    await ended
  }
}

async function ready(): Promise<void> {
  for (let tries = 0; tries < 500; tries += 1) {
    const response = await fetch(`${ORIGIN}/readyz`).catch(() => null)
    if (response?.ok) return
    await sleep(20)
  }
  throw new Error(`nothing answered on ${ORIGIN} within 10 s`)
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
