import { expect, it } from 'vitest'
import type { Answer } from '#contract/answers.ts'
import type { ErrorBody } from '#contract/error-body.ts'
import type { Project } from '#contract/projects.ts'
import { onEachDatabase } from '#test/app.ts'
import { answerAll, newScene, type Scene } from './scene.ts'

type Conflict = ErrorBody & { answer: Answer }

const save = ({ client, path }: Scene, body: object) => client.post<Answer>(`${path}/answers`, body)

onEachDatabase('answers', (open) => {
  it('gives an object back with its keys in the order in which they were sent', async () => {
    const scene = await newScene(open())
    const { client, path } = scene
    const value = { zebra: 1, apple: { when: 'now', at: 2 }, mango: [{ b: 1, a: 2 }], '': 'x' }
    const text = JSON.stringify(value)
    const order = (body: { value: unknown }[] | { value: unknown }) =>
      JSON.stringify((Array.isArray(body) ? body[0] : body)?.value)

    expect(order((await save(scene, { questionId: 'q10', value })).body)).toBe(text)
    expect(order((await client.get<Answer[]>(`${path}/answers`)).body)).toBe(text)
    const again = await save(scene, { questionId: 'q10', value, version: 1 })
    expect([order(again.body), again.body.version]).toEqual([text, 1])
    const stale = await client.post<Conflict>(`${path}/answers`, {
      questionId: 'q10',
      value: { other: 1 },
      version: 0,
    })
    expect([stale.status, order(stale.body.answer)]).toEqual([409, text])
    const words = await save(scene, { questionId: 'q10', value: '{"b":1,"a":2}' })
    expect(order(words.body)).toBe(JSON.stringify('{"b":1,"a":2}'))
  })

  it('saves, counts versions up and lists', async () => {
    const app = open()
    const scene = await newScene(app)
    expect((await scene.client.get(`${scene.path}/answers`)).body).toEqual([])
    const first = await save(scene, { questionId: 'q2', value: 'They call each other.' })
    const at = app.deps.now().toISOString()
    const expected = { questionId: 'q2', value: 'They call each other.', version: 1 }
    expect(first.status).toBe(200)
    expect(first.body).toEqual({ ...expected, createdAt: at, updatedAt: at })
    app.passTime(5000)
    const second = await save(scene, { questionId: 'q2', value: { a: [1, 'x'] }, version: 1 })
    const later = app.deps.now().toISOString()
    const changed = { ...expected, value: { a: [1, 'x'] }, version: 2 }
    expect(second.body).toEqual({ ...changed, createdAt: at, updatedAt: later })
    expect((await scene.client.get(`${scene.path}/answers`)).body).toEqual([second.body])
  })

  it('writes nothing for an unchanged answer, also from an old version', async () => {
    const app = open()
    const scene = await newScene(app)
    const { body } = await save(scene, { questionId: 'q1', value: 'The same words.' })
    app.passTime(5000)
    for (const version of [undefined, 0, 1, 7]) {
      const again = await save(scene, { questionId: 'q1', value: 'The same words.', version })
      expect([again.status, again.body]).toEqual([200, body])
    }
  })

  it('refuses a save from an older version and hands the newer answer over', async () => {
    const scene = await newScene(open())
    await save(scene, { questionId: 'q1', value: 'From the laptop.', version: 0 })
    const newer = await save(scene, { questionId: 'q1', value: 'From the phone.', version: 1 })
    for (const version of [0, 1, 9]) {
      const { status, body } = await scene.client.post<Conflict>(`${scene.path}/answers`, {
        questionId: 'q1',
        value: 'From an old tab.',
        version,
      })
      expect(status).toBe(409)
      expect(body.code).toBe('answer_conflict')
      expect(body.answer).toEqual(newer.body)
    }
    const won = await save(scene, { questionId: 'q1', value: 'Without a version.' })
    expect([won.status, won.body.version]).toEqual([200, 3])
  })

  it('lets one of fifty parallel saves from the same version through', async () => {
    const scene = await newScene(open())
    await save(scene, { questionId: 'q1', value: 'Before.' })
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        scene.client.post<Conflict>(`${scene.path}/answers`, {
          questionId: 'q1',
          value: `Text ${n}`,
          version: 1,
        }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const stored = (await scene.client.get<Answer[]>(`${scene.path}/answers`)).body
    expect(stored).toHaveLength(1)
    for (const { status, body } of answers.filter((answer) => answer.status !== 200)) {
      expect([status, body.answer]).toEqual([409, stored[0]])
    }
  })

  it('keeps one row for a question whose first answers come at once', async () => {
    const scene = await newScene(open())
    const values = Array.from({ length: 20 }, (_, n) => `First ${n}`)
    await Promise.all(values.map((value) => save(scene, { questionId: 'q3', value })))
    const [stored, ...more] = (await scene.client.get<Answer[]>(`${scene.path}/answers`)).body
    expect([stored?.version, more]).toEqual([20, []])
  })

  it('derives progress and status of the project', async () => {
    const app = open()
    const scene = await newScene(app)
    const project = async () => (await scene.client.get<Project>(scene.path)).body
    await save(scene, { questionId: 'q1', value: '   ' })
    expect(await project()).toMatchObject({ status: 'draft', progress: 0, answeredCount: 0 })
    await save(scene, { questionId: 'q1', value: 'tbd' })
    expect(await project()).toMatchObject({ status: 'in_progress', progress: 7 })
    await answerAll(scene)
    await save(scene, { questionId: 'q15', value: '' })
    const at = app.deps.now().toISOString()
    const done = { status: 'completed', progress: 93, answeredCount: 14, lastAnswerAt: at }
    expect(await project()).toMatchObject(done)
    expect((await scene.client.get('/api/projects')).body).toMatchObject([done])
    await save(scene, { questionId: 'q1', value: 'n/a' })
    expect(await project()).toMatchObject({ status: 'in_progress', progress: 93 })
  })

  it.each([
    [{ value: 'x' }, 'questionId'],
    [{ questionId: 'q16', value: 'x' }, 'questionId'],
    [{ questionId: 'q1' }, 'value'],
    [{ questionId: 'q1', value: 'x'.repeat(10_001) }, 'value'],
    [{ questionId: 'q1', value: 'a\0b' }, 'value'],
    [{ questionId: 'q1', value: 'lone \ud800' }, 'value'],
    [{ questionId: 'q1', value: { a: '\0' } }, 'value'],
    [{ questionId: 'q1', value: 'x', version: -1 }, 'version'],
    [{ questionId: 'q1', value: 'x', version: 1.5 }, 'version'],
  ])('refuses %j', async (body, path) => {
    const scene = await newScene(open())
    const response = await scene.client.post(`${scene.path}/answers`, body)
    expect([response.status, response.body.code]).toEqual([400, 'invalid_input'])
    expect(response.body.issues?.map((issue) => issue.path)).toEqual([path])
    expect((await scene.client.get(`${scene.path}/answers`)).body).toEqual([])
  })

  it('keeps an answer of ten thousand characters', async () => {
    const scene = await newScene(open())
    const value = 'ü☕'.repeat(5000)
    expect((await save(scene, { questionId: 'q1', value })).body.value).toBe(value)
  })

  it('saves and deletes side by side without a stray row or failure', async () => {
    const app = open()
    const scene = await newScene(app)
    await app.setAccount(scene.client, { status: 'PREMIUM_ACTIVE' })
    const answers = await Promise.all([
      ...Array.from({ length: 10 }, (_, n) =>
        save(scene, { questionId: 'q1', value: `Text ${n}` }),
      ),
      scene.client.delete(scene.path),
      ...Array.from({ length: 10 }, (_, n) =>
        save(scene, { questionId: 'q2', value: `Text ${n}` }),
      ),
    ])
    for (const { status } of answers) expect([200, 404]).toContain(status)
    expect((await scene.client.get(`${scene.path}/answers`)).status).toBe(404)
  })
})
