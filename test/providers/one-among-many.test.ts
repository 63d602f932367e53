import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Consultation } from '#contract/consultations.ts'
import { CONFIG, openApp, type TestApp } from '#test/app.ts'
import { DIALECTS } from '#test/databases.ts'
import { newScene } from '#test/endpoints/scene.ts'
import { modelSettings, QUICK } from './a-caller.ts'
import { readEvents } from './read-events.ts'
import { type StandIn, startStandIn } from './stand-in.ts'

/** docs/reliability.md#s26: `MANY_CALLS=1000` runs it in full. */
const CALLS = Number(process.env.MANY_CALLS ?? 120)
/** Sent at once; more would measure the one connection of the embedded database. */
const AT_ONCE = 40
const REPLY = 'Question 13 is where messages belong. Your answers do not say who gets one.'

describe.each(DIALECTS)('one user among many on %s', (dialect) => {
  let standIn: StandIn
  let app: TestApp
  beforeAll(async () => {
    standIn = await startStandIn()
    const limits = { parallelCalls: 4, firstByteMs: 20_000, idleMs: 20_000, totalMs: 60_000 }
    const model = modelSettings('anthropic', standIn.url, limits)
    app = await openApp(dialect, { assistant: { ...CONFIG.assistant, model } })
  })
  afterAll(async () => {
    await app.close()
    await standIn.close()
  })

  it('gets the calls of the quota, each capped, and stops nobody else', async () => {
    const [greedy, other] = [await newScene(app), await newScene(app)]
    standIn.requests.length = 0
    standIn.answer({ text: REPLY, waitMs: 150 })
    const finished: string[] = []
    const ask = async (scene: typeof greedy, name: string) => {
      const question = 'Who gets messages?'.padEnd(9_000, ' again')
      const { status } = await scene.client.post(`${scene.path}/consultations`, { question })
      if (status === 201) finished.push(name)
      return status
    }
    const flood = (async () => {
      const all: number[] = []
      while (all.length < CALLS) {
        const wave = Array.from({ length: AT_ONCE }, () => ask(greedy, 'greedy'))
        all.push(...(await Promise.all(wave)))
      }
      return all
    })()
    await expect.poll(() => standIn.requests.length, { timeout: 15_000 }).toBeGreaterThan(0)
    const save = other.client.post(`${other.path}/answers`, { questionId: 'q1', value: 'Owners.' })
    expect((await save).status).toBe(200)
    expect(await ask(other, 'other')).toBe(201)
    const statuses = await flood

    const accepted = statuses.filter((status) => status === 201).length
    expect(accepted).toBeGreaterThan(0)
    expect(standIn.requests.length).toBeLessThanOrEqual(21)
    expect(statuses.filter((status) => status !== 201 && status !== 429)).toEqual([])
    expect(finished.indexOf('other')).toBeLessThan(accepted)
    expect(standIn.requests.every(({ cap }) => cap === QUICK.outputTokens)).toBe(true)
    const hosts = new Set(standIn.requests.map(({ headers }) => headers.host))
    expect([...hosts]).toEqual([new URL(standIn.url).host])
    expect(app.deps.work.isBusy).toBe(false)
  })

  it('keeps what is there of a reply when the server must stop, and says so', async () => {
    const { client, path } = await newScene(app)
    standIn.answer({ text: REPLY.repeat(20), pauseMs: 40 })
    const streams = await Promise.all(
      Array.from({ length: 3 }, (_, n) =>
        client.open('POST', `${path}/consultations`, {
          body: JSON.stringify({ question: `Who gets message ${n}?` }),
          headers: { accept: 'text/event-stream', 'idempotency-key': `stop ${n}` },
        }),
      ),
    )
    const ended = Promise.all(streams.map(readEvents))
    await new Promise((resolve) => setTimeout(resolve, 400))
    app.lifecycle.stop()
    for (const events of await ended) {
      expect(events.at(-1)).toMatchObject({ event: 'error', data: { code: 'unavailable' } })
    }
    const kept = (await client.get<Consultation[]>(`${path}/consultations`)).body
    expect(kept.map(({ ending }) => ending)).toEqual(['cut', 'cut', 'cut'])
    for (const { response } of kept) expect(response.length).toBeGreaterThan(10)
  })
})
