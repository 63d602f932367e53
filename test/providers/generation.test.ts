import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { DocumentVersion, RunningGeneration } from '#contract/documents.ts'
import { DRAFT_PARTS } from '#domain/requirements/drafting/grow-draft.ts'
import { createModelWriter } from '#server/providers/model-writer/create-model-writer.ts'
import { doHeavyWork } from '#server/worker/heavy-work.ts'
import { onEachDatabase } from '#test/app.ts'
import { readUser } from '#test/client.ts'
import { answeredScene, generate, type Scene } from '#test/endpoints/scene.ts'
import { aCaller, modelSettings } from './a-caller.ts'
import { draftAnswer } from './draft-answers.ts'
import { type Scripted, type StandIn, startStandIn } from './stand-in.ts'

/** Many tests share the machine. */
const PATIENT_POLL = { timeout: 15_000 }

const CALLS = DRAFT_PARTS.length

let standIn: StandIn
beforeAll(async () => {
  standIn = await startStandIn()
})
afterAll(() => standIn.close())
beforeEach(() => {
  standIn.requests.length = 0
  standIn.answer(draftAnswer)
})

const used = async ({ client }: Scene) => (await readUser(client)).trialRequirementsGenerationsUsed
const stored = async ({ client, path }: Scene) =>
  (await client.get<DocumentVersion[]>(`${path}/documents`)).body

const state = async ({ client, path }: Scene) =>
  (await client.get<RunningGeneration>(`${path}/generation`)).body.status

/**
 * docs/reliability.md#s1 and docs/reliability.md#s3 with a model: the calls are those of one
 * generation, and none is burnt.
 */
onEachDatabase('a generation with a model', (open) => {
  const writing = () => {
    const { caller } = aCaller(modelSettings('openai-compatible', standIn.url))
    open().replaceAssistant({ writeDocument: createModelWriter(caller, doHeavyWork) })
  }

  it('is one of a hundred at once, with the calls of one', async () => {
    const scene = await answeredScene(open())
    writing()
    standIn.answer((asked) => ({ ...draftAnswer(asked), waitMs: 60 }))
    const all = await Promise.all(Array.from({ length: 100 }, () => generate(scene)))
    expect(all.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(standIn.requests).toHaveLength(CALLS)
    expect([await used(scene), (await stored(scene)).length]).toEqual([1, 1])
  })

  it.each([
    ['fails', { fault: 500 }],
    ['breaks off', { fault: 'a cut connection' }],
    ['gives rubbish', { text: '[1, "two"' }],
    ['is too slow', { fault: 'a hang before headers' }],
  ] as [string, Scripted][])('is stored, and marked, when the model %s', async (_, script) => {
    const scene = await answeredScene(open())
    writing()
    standIn.answer(script)
    const { status, body } = await generate(scene)
    expect([status, body.source]).toEqual([201, 'built-in'])
    expect(body.document).toContain('on its own, because')
    expect([await used(scene), (await stored(scene)).length]).toEqual([1, 1])
  })

  it('costs nothing when it is cancelled, again and again, and its calls end', async () => {
    const scene = await answeredScene(open())
    writing()
    standIn.answer((asked) => ({ ...draftAnswer(asked), waitMs: 1_900 }))
    for (let round = 0; round < 2; round += 1) {
      const running = generate(scene)
      await expect.poll(() => state(scene), PATIENT_POLL).toBe('running')
      const { body } = await scene.client.post<RunningGeneration>(`${scene.path}/generation/cancel`)
      expect(body.status).toBe('cancelled')
      expect((await running).body.code).toBe('generation_cancelled')
      expect([await used(scene), (await stored(scene)).length]).toEqual([0, 0])
    }
    await expect
      .poll(() => standIn.requests.every(({ leftAfterMs }) => leftAfterMs !== null), PATIENT_POLL)
      .toBe(true)
    standIn.answer(draftAnswer)
    expect((await generate(scene)).status).toBe(201)
    expect([await used(scene), (await stored(scene)).length]).toEqual([1, 1])
  })

  it('gives one document at most to a caller who leaves and comes again', async () => {
    const scene = await answeredScene(open())
    writing()
    const path = `${scene.path}/generate-requirements`
    for (let round = 0; round < 100; round += 1) {
      const leaving = new AbortController()
      const request = scene.client.open('POST', path, { signal: leaving.signal })
      setTimeout(() => leaving.abort(), round % 7)
      await request.catch(() => undefined)
    }
    await expect.poll(() => used(scene), PATIENT_POLL).toBe(1)
    expect(await stored(scene)).toHaveLength(1)
    expect(standIn.requests).toHaveLength(CALLS)
  })
})
