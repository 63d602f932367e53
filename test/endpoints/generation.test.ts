import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import type { DocumentVersion, RunningGeneration } from '#contract/documents.ts'
import { rateLimits } from '#server/db/schema.ts'
import { keepGenerationAlive } from '#server/documents/generation-queries.ts'
import { createBuiltInAssistant } from '#server/providers/create-built-in-assistant.ts'
import { doHeavyWork } from '#server/worker/heavy-work.ts'
import { onEachDatabase, type TestApp } from '#test/app.ts'
import { readUser } from '#test/client.ts'
import { answeredScene, generate, newScene, type Scene } from './scene.ts'
import { waitingAssistant } from './waiting-assistant.ts'

/** Longer than a generation counts as alive without a sign. */
const DEAD_MS = 30_001

/** Many tests share the machine. */
const PATIENT_POLL = { timeout: 15_000 }

const used = async ({ client }: Scene) => (await readUser(client)).trialRequirementsGenerationsUsed
const stored = async ({ client, path }: Scene) =>
  (await client.get<DocumentVersion[]>(`${path}/documents`)).body
const look = async ({ client, path }: Scene) =>
  (await client.get<RunningGeneration>(`${path}/generation`)).body
const cancel = async ({ client, path }: Scene) =>
  (await client.post<RunningGeneration>(`${path}/generation/cancel`)).body

/** Starts a generation that waits, and whoever started it goes away. */
async function leftAlone(app: TestApp, scene: Scene) {
  const waiting = waitingAssistant(app)
  const leaving = new AbortController()
  const path = `${scene.path}/generate-requirements`
  const request = scene.client.open('POST', path, { signal: leaving.signal })
  await expect.poll(() => waiting.calls.count, PATIENT_POLL).toBe(1)
  leaving.abort()
  await expect(request).rejects.toThrow()
  return waiting
}

onEachDatabase('a generation', (open) => {
  it('goes on when its caller is gone, tells how far it is, and is stored', async () => {
    const app = open()
    const scene = await answeredScene(app)
    expect(await look(scene)).toMatchObject({ status: 'none', progress: null })
    const { calls, letGo } = await leftAlone(app, scene)
    expect(await look(scene)).toMatchObject({ status: 'running', progress: { stage: 'reading' } })
    expect(calls.aborted).toBe(0)
    letGo()
    await expect.poll(() => look(scene), PATIENT_POLL).toMatchObject({ status: 'done', version: 1 })
    app.replaceAssistant(null)
    expect(await stored(scene)).toHaveLength(1)
    expect(await used(scene)).toBe(1)
  })

  it('tells the parts that a model is asked about', async () => {
    const app = open()
    const scene = await answeredScene(app)
    const seen = Promise.withResolvers<void>()
    app.replaceAssistant({
      async writeDocument(input, onStage, signal) {
        onStage('writing', [{ name: 'records', state: 'writing' }])
        await seen.promise
        return createBuiltInAssistant(doHeavyWork).writeDocument(input, onStage, signal)
      },
    })
    const done = generate(scene)
    await expect
      .poll(async () => (await look(scene)).progress, PATIENT_POLL)
      .toEqual({ stage: 'writing', parts: [{ name: 'records', state: 'writing' }] })
    seen.resolve()
    expect((await done).status).toBe(201)
    app.replaceAssistant(null)
  })

  it('is stopped by its cancellation, wherever it runs, and costs nothing', async () => {
    const app = open()
    const scene = await answeredScene(app)
    const { calls } = waitingAssistant(app)
    const running = generate(scene)
    await expect.poll(() => calls.count, PATIENT_POLL).toBe(1)
    expect(await cancel(scene)).toMatchObject({ status: 'cancelled' })
    // At once free for another, before the old one has noticed.
    app.replaceAssistant(null)
    expect((await running).body.code).toBe('generation_cancelled')
    expect(calls.aborted).toBe(1)
    expect(await used(scene)).toBe(0)
    expect(await stored(scene)).toEqual([])
    expect((await generate(scene)).status).toBe(201)
    expect(await cancel(scene)).toMatchObject({ status: 'done', version: 1 })
    expect(await used(scene)).toBe(1)
  })

  it('is either stored or cancelled when both happen at once', async () => {
    const app = open()
    const scene = await answeredScene(app)
    await app.setAccount(scene.client, { status: 'PREMIUM_ACTIVE' })
    for (let round = 0; round < 12; round += 1) {
      const before = (await stored(scene)).length
      const { calls, letGo } = waitingAssistant(app)
      const running = generate(scene)
      await expect.poll(() => calls.count, PATIENT_POLL).toBe(1)
      letGo()
      const [made, state] = await Promise.all([running, cancel(scene)])
      const documents = (await stored(scene)).length
      expect([made.status, documents - before]).toEqual(
        state.status === 'done' ? [201, 1] : [409, 0],
      )
    }
    app.replaceAssistant(null)
  })

  it('that fails says so and costs nothing', async () => {
    const app = open()
    const scene = await answeredScene(app)
    app.replaceAssistant({ writeDocument: () => Promise.reject(new Error('away')) })
    await generate(scene)
    app.replaceAssistant(null)
    expect(await look(scene)).toMatchObject({ status: 'failed', error: 'generation_failed' })
    expect(await used(scene)).toBe(0)
    const empty = await newScene(app)
    await generate(empty)
    expect(await look(empty)).toMatchObject({ status: 'failed', error: 'answers_missing' })
  })

  it('of a dead process ends by itself, and that process can neither store nor spend', async () => {
    const app = open()
    const scene = await answeredScene(app)
    const { calls, letGo } = waitingAssistant(app)
    // Its timer never fires: no sign of life.
    vi.useFakeTimers({ toFake: ['setInterval'] })
    const lost = generate(scene)
    while (calls.count === 0) await sleep(5)
    vi.useRealTimers()
    app.replaceAssistant(null)
    expect((await generate(scene)).body.code).toBe('generation_running')
    app.passTime(DEAD_MS)
    expect(await look(scene)).toMatchObject({ status: 'failed', error: 'generation_failed' })
    expect((await generate(scene)).status).toBe(201)
    letGo()
    expect((await lost).body.code).toBe('generation_cancelled')
    expect(await stored(scene)).toHaveLength(1)
    expect(await used(scene)).toBe(1)
  })

  it('keeps its claim while it gives signs of life', async () => {
    const app = open()
    const scene = await answeredScene(app)
    const { calls, letGo } = waitingAssistant(app)
    const running = generate(scene)
    await expect.poll(() => calls.count, PATIENT_POLL).toBe(1)
    const begun = (await look(scene)).startedAt
    app.passTime(DEAD_MS)
    await expect.poll(async () => (await look(scene)).status, PATIENT_POLL).toBe('running')
    expect((await generate(scene)).body.code).toBe('generation_running')
    expect((await look(scene)).startedAt).toBe(begun)
    letGo()
    expect((await running).status).toBe(201)
    app.replaceAssistant(null)
  })

  it('is refused to a user who began too many in a short time, and claims nothing then', async () => {
    const app = open()
    const scene = await answeredScene(app)
    const wholeAt = app.deps.now().getTime() + 100 * 36_000
    const { id } = await readUser(scene.client)
    const key = `generation:${id}`
    await app.deps.db.insert(rateLimits).values({ key, wholeAt })
    expect((await generate(scene)).body.code).toBe('too_many_requests')
    app.passTime(36_001)
    expect((await generate(scene)).status).toBe(201)
  })

  it('is nobody else’s to see, cancel or keep alive', async () => {
    const app = open()
    const scene = await answeredScene(app)
    const { letGo } = await leftAlone(app, scene)
    const other = await app.signUp()
    expect((await other.get(`${scene.path}/generation`)).status).toBe(404)
    expect((await other.post(`${scene.path}/generation/cancel`)).status).toBe(404)
    const key = { userId: 'somebody', projectId: scene.project.id }
    const sign = { id: 'x', progress: { stage: 'reading' as const, parts: [] }, now: new Date() }
    expect(await keepGenerationAlive(app.deps.db, key, sign)).toBe(false)
    expect(await look(scene)).toMatchObject({ status: 'running' })
    letGo()
    await expect.poll(async () => (await look(scene)).status, PATIENT_POLL).toBe('done')
    app.replaceAssistant(null)
  })
})
