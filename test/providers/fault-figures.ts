// `npm run suite -- faults`: every fault of the bar (docs/reliability.md#s25) against the running
// server with its real limits, on each wire format: seconds to a sentence the user can read, and
// what is kept.
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Consultation } from '#contract/consultations.ts'
import type { Project } from '#contract/projects.ts'
import { Client } from '#test/client.ts'
import { startServerProcess } from '#test/server-process.ts'
import { FAULTS, type Fault } from './faults.ts'
import { type StandIn, startStandIn } from './stand-in.ts'

const PORT = 3128
/** A reply may be cut after its last sign of life: 20 s to the first byte, then 15 s of silence. */
const LIMIT_SECONDS = 36
const MARK = 'the fault is: '

interface Figure {
  format: string
  fault: string
  seconds: number
  /** `cut` for a reply that is kept and marked, else the error's sentence. */
  outcome: string
  isRight: boolean
}

const standIn = await startStandIn()
standIn.answer(({ messages }) => {
  const asked = messages.at(-1)?.text ?? ''
  const name = Object.keys(FAULTS).find((each) => asked.includes(`${MARK}${each}.`))
  return { fault: name as Fault }
})
const figures: Figure[] = []
for (const format of ['openai-compatible', 'openai', 'anthropic', 'google']) {
  figures.push(...(await withServer(format, standIn.url, Object.keys(FAULTS))))
}
const local = 'openai-compatible'
figures.push(...(await withServer(local, 'http://nowhere.invalid/v1', ['DNS'])))
figures.push(...(await withServer(local, standIn.url.replace('http:', 'https:'), ['TLS'])))
figures.push(...(await withServer(local, `http://127.0.0.1:${await closedPort()}/v1`, ['refused'])))
report(figures, await socketsLeft(standIn))

async function withServer(format: string, url: string, faults: string[]): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'groundwork-faults-'))
  const server = startServerProcess({
    PORT: String(PORT),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    AI_PROVIDER: format,
    AI_MODEL: 'stand-in-1',
    AI_API_KEY: 'key',
    AI_BASE_URL: url,
    AI_PARALLEL_CALLS: '50',
  })
  await server.ready()
  try {
    const clients = []
    for (const fault of faults) clients.push({ fault, ...(await newClient(fault)) })
    return await Promise.all(clients.map((each) => measured(format, each)))
  } finally {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

interface Asking {
  fault: string
  client: Client
  path: string
}

async function newClient(fault: string): Promise<Omit<Asking, 'fault'>> {
  const client = new Client(`http://127.0.0.1:${PORT}`, `http://localhost:${PORT}`)
  const email = `${fault.replace(/\W/g, '')}@studio.test`.toLowerCase()
  const password = 'nine quiet lamps'
  await client.post('/api/sign-up', { firstName: 'Mia', lastName: 'A', email, password })
  const { status, body, text } = await client.post<Project>('/api/projects', { title: 'Yoga' })
  if (status !== 201) throw new Error(`creating a project answered ${status} ${text}`)
  return { client, path: `/api/projects/${body.id}/consultations` }
}

async function measured(format: string, { fault, client, path }: Asking): Promise<Figure> {
  const begun = performance.now()
  const asked = await client.post<Consultation & { message?: string }>(path, {
    question: `${MARK}${fault}. What now?`,
  })
  const seconds = (performance.now() - begun) / 1000
  const kept = (await client.get<Consultation[]>(path)).body
  const isMarked = kept.every(({ ending }) => ending === 'cut')
  const saysWhy = (asked.body.message ?? '').length > 40 && kept.length === 0
  const isRight = asked.status === 201 ? isMarked && kept.length === 1 : saysWhy
  const outcome = asked.status === 201 ? `kept as ${asked.body.ending}` : (asked.body.message ?? '')
  return { format, fault, seconds, outcome, isRight: isRight && seconds <= LIMIT_SECONDS }
}

async function socketsLeft({ sockets }: StandIn): Promise<number> {
  for (let wait = 0; wait < 20 && sockets() > 0; wait += 1) await sleep(500)
  return sockets()
}

function closedPort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

function report(all: Figure[], sockets: number): void {
  for (const { format, fault, seconds, outcome, isRight } of all) {
    const columns = [format.padEnd(18), fault.padEnd(28), seconds.toFixed(1).padStart(6)]
    process.stdout.write(`${columns.join(' ')} s  ${isRight ? '' : 'WRONG: '}${outcome}\n`)
  }
  const wrong = all.filter(({ isRight }) => !isRight).length
  const slowest = Math.max(...all.map(({ seconds }) => seconds)).toFixed(1)
  process.stdout.write(
    `${all.length} faults; slowest ${slowest} s; ${wrong} wrong; ${sockets} sockets left\n`,
  )
  process.exit(wrong + sockets > 0 ? 1 : 0)
}
