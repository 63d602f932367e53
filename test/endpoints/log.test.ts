import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLog } from '#server/log.ts'
import { openApp, type TestApp } from '#test/app.ts'
import { answeredScene, newScene } from './scene.ts'

const CANARY = 'canary-7f3a'

/** docs/reliability.md#s29: what users write and what signs them in never reaches the log. */
describe('the log', () => {
  let app: TestApp
  let lines: string[]
  beforeAll(async () => {
    lines = []
    const log = createLog(
      { mode: 'production', logLevel: 'trace' },
      { write: (line) => void lines.push(line) },
    )
    app = await openApp('pglite', {}, { log })
  })
  afterAll(() => app.close())

  it('names route, status and request of each call, and nothing of its content', async () => {
    const { client, path } = await newScene(app)
    lines.length = 0
    await client.patch(
      path,
      { title: CANARY },
      { 'user-agent': CANARY, referer: `http://x/${CANARY}` },
    )
    await client.post(`${path}/answers?token=${CANARY}`, { questionId: 'q1', value: CANARY })
    await client.post(`${path}/answers`, { questionId: 'q1', value: `${CANARY}\0` })
    await client.post('/api/sign-in', { email: `${CANARY}@b.test`, password: CANARY })
    await client.get(`/reset-password?token=${CANARY}`)
    await client.get(`/${CANARY}`)
    await client.post(`${path}/consultations`, {
      question: `${CANARY}\r\n{"level":60,"msg":"forged"}`,
    })
    const text = lines.join('')
    const secrets = [CANARY, client.email, ...client.cookies.values(), 'forged']
    for (const secret of secrets) expect(text).not.toContain(secret)
    for (const line of lines) expect(line).toMatch(/^\{.*\}\n$/)
    const saved = lines.map((line) => JSON.parse(line)).find(({ method }) => method === 'PATCH')
    expect(saved).toMatchObject({
      route: '/api/projects/:id',
      status: 200,
      requestId: expect.any(String),
    })
  })

  it('keeps what users wrote out of errors too, and the errors’ insides out of answers', async () => {
    const scene = await answeredScene(app)
    lines.length = 0
    app.replaceAssistant({
      consult: () =>
        Promise.reject(Object.assign(new Error(`refused ${CANARY}`), { query: CANARY })),
    })
    const failed = await scene.client.post(`${scene.path}/consultations`, { question: CANARY })
    app.replaceAssistant(null)
    await app.deps.database.pool.query('ALTER TABLE answers RENAME TO hidden')
    const broken = await scene.client.post(`${scene.path}/answers`, {
      questionId: 'q1',
      value: CANARY,
    })
    await app.deps.database.pool.query('ALTER TABLE hidden RENAME TO answers')
    expect([failed.status, broken.status]).toEqual([502, 500])
    expect(broken.body).toEqual({
      code: 'unknown',
      message: 'Something went wrong on our side. Your text is safe. Please try again.',
      requestId: broken.headers.get('x-request-id'),
    })
    const text = lines.join('')
    expect(text).toContain(String(broken.body.requestId))
    expect(text).toContain('42P01')
    expect(text).not.toContain(CANARY)
    expect((await scene.client.get(`${scene.path}/answers`)).status).toBe(200)
  })
})
