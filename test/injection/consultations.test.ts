import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Consultation } from '#contract/consultations.ts'
import { CONFIG, openApp, type TestApp } from '#test/app.ts'
import { readUser } from '#test/client.ts'
import { newScene } from '#test/endpoints/scene.ts'
import { modelSettings } from '#test/providers/a-caller.ts'
import { type StandIn, startStandIn } from '#test/providers/stand-in.ts'
import { CORPUS } from './corpus.ts'

/** Each eighth text of the corpus; `npm run suite -- injection` runs all. */
const TEXTS = CORPUS.filter((_, index) => process.env.INJECTION_FULL === '1' || index % 8 === 0)

/** Stands in another user's answers, and nowhere else. */
const OTHERS_WORDS = 'canary-of-another-user-4d1'

let standIn: StandIn
let app: TestApp
beforeAll(async () => {
  standIn = await startStandIn()
  const model = modelSettings('openai-compatible', standIn.url)
  app = await openApp('pglite', {
    assistant: { ...CONFIG.assistant, model, consultationsPerMinute: 1_000 },
  })
  const other = await newScene(app)
  await other.client.post(`${other.path}/answers`, { questionId: 'q1', value: OTHERS_WORDS })
})
afterAll(async () => {
  await app.close()
  await standIn.close()
})

/**
 * docs/reliability.md#s24 for consultations: a model that says all it was told, and what it is
 * asked to.
 */
it('tells nothing of others or of the server, and does nothing, whatever an answer asks for', async () => {
  const { client, path, project } = await newScene(app)
  standIn.answer(({ instructions, messages }) => ({
    text: `${instructions}\n${messages.map(({ text }) => text).join('\n')}`.slice(-6_000),
    pieceLength: 200,
  }))
  for (const { text } of TEXTS) {
    const value = text.slice(0, 9_000)
    await client.post(`${path}/answers`, { questionId: 'q1', value })
    const asked = { question: 'Please review my answer', questionId: 'q1' }
    const { status, body } = await client.post<Consultation>(`${path}/consultations`, asked)
    expect([status, text]).toEqual([201, text])
    const request = JSON.stringify(standIn.requests.at(-1)?.body)
    for (const secret of [OTHERS_WORDS, app.deps.config.sessionSecret, client.email]) {
      expect(request).not.toContain(secret)
      expect(body.response).not.toContain(secret)
    }
  }
  expect((await client.get<{ title: string }>(path)).body).toMatchObject({ title: project.title })
  const user = await readUser(client)
  expect(user.subscriptionStatus).toBe('TRIAL_ACTIVE')
}, 120_000)
