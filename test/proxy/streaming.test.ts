import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Project } from '#contract/projects.ts'
import { CONFIG, ORIGIN, openApp, type TestApp } from '#test/app.ts'
import { Client } from '#test/client.ts'
import { modelSettings } from '#test/providers/a-caller.ts'
import { readEvents, untilEvent } from '#test/providers/read-events.ts'
import { type StandIn, startStandIn } from '#test/providers/stand-in.ts'
import { hasCaddy, startCaddy } from './caddy.ts'
import type { FrontServer } from './front-server.ts'
import { hasNginx, startNginx, startShippedNginx } from './nginx.ts'

const ANSWER = 'Owners of tool libraries lose an hour every evening, about twice a week.'
const LIMITS = { firstByteMs: 10_000, idleMs: 10_000, totalMs: 60_000 }

const PROXIES = [
  { name: 'nginx with its own settings', has: hasNginx(), start: startNginx },
  {
    name: 'nginx as deploy/nginx.conf sets it',
    has: hasNginx(),
    start: (url: string) => startShippedNginx([Number(new URL(url).port)]),
  },
  {
    name: 'Caddy as deploy/Caddyfile sets it',
    has: hasCaddy(),
    start: (url: string) => startCaddy([Number(new URL(url).port)]),
  },
]
for (const { name, has } of PROXIES) {
  if (!has) tell(`Streaming through ${name} was not tried: it is not installed here.`)
}

// Where none is installed each is told as skipped: a file without a test fails the run.
describe.each(PROXIES)('a reply through $name', ({ name, has, start }) => {
  let standIn: StandIn
  let app: TestApp
  let proxy: FrontServer
  beforeAll(async () => {
    standIn = await startStandIn()
    const model = modelSettings('openai-compatible', standIn.url, LIMITS)
    app = await openApp('pglite', {
      assistant: { ...CONFIG.assistant, model, consultationsPerMinute: 60 },
    })
    proxy = await start(app.url)
  })
  afterAll(async () => {
    await proxy.close()
    await app.close()
    await standIn.close()
  })

  async function scene(url: string) {
    const own = await app.signUp()
    const client = new Client(url, ORIGIN)
    for (const [name, value] of own.cookies) client.cookies.set(name, value)
    const { body } = await client.post<Project>('/api/projects', { title: 'Tool library' })
    const ask = (signal?: AbortSignal) =>
      client.open('POST', `/api/projects/${body.id}/consultations`, {
        body: JSON.stringify({ question: `My Answer: "${ANSWER}"`, questionId: 'q1' }),
        headers: { accept: 'text/event-stream' },
        ...(signal && { signal }),
      })
    return { ask }
  }

  async function firstWordsAfter(url: string): Promise<number> {
    const { ask } = await scene(url)
    const leaving = new AbortController()
    const from = performance.now()
    await untilEvent(await ask(leaving.signal), 'text')
    const after = performance.now() - from
    // The model is still writing: nothing waited for the whole reply.
    expect(standIn.sockets()).toBeGreaterThan(0)
    leaving.abort()
    return after
  }

  it.runIf(has)(
    'begins as early as without it, in pieces',
    async () => {
      standIn.answer({ text: 'It says who loses what. '.repeat(40), pauseMs: 40 })
      await firstWordsAfter(app.url)
      const direct = await firstWordsAfter(app.url)
      const behind = await firstWordsAfter(proxy.url)
      tell(`first words: ${direct.toFixed(0)} ms direct, ${behind.toFixed(0)} ms behind ${name}`)
      const { ask } = await scene(proxy.url)
      const events = await readEvents(await ask())
      expect(events.filter(({ event }) => event === 'text').length).toBeGreaterThan(10)
      expect(events.at(-1)?.event).toBe('done')
    },
    60_000,
  )

  it.runIf(has)(
    'ends the call to the model when the reader leaves',
    async () => {
      standIn.answer({ text: 'It says who loses what. '.repeat(400), pauseMs: 50 })
      const { ask } = await scene(proxy.url)
      const leaving = new AbortController()
      const response = await ask(leaving.signal)
      await untilEvent(response, 'text').catch(() => undefined)
      const asked = standIn.requests.at(-1)
      const from = performance.now()
      leaving.abort()
      while (asked?.leftAfterMs === null && performance.now() - from < 10_000) await sleep(10)
      const after = performance.now() - from
      tell(`the call to the model ended ${after.toFixed(0)} ms after the reader left`)
      expect(asked?.leftAfterMs).not.toBeNull()
    },
    60_000,
  )
})

/** A figure for whoever runs the suite; the bar is in the documents, not in the test. */
function tell(line: string): void {
  process.stderr.write(`${line}\n`)
}
