import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { Answer } from '#contract/answers.ts'
import type { ErrorBody } from '#contract/error-body.ts'
import type { SharedDocument } from '#contract/sharing.ts'
import type { Inbox } from '#contract/threads/thread-endpoints.ts'
import type { Thread } from '#contract/threads/thread-schema.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { mapItems } from '#domain/requirements/editing/map-items.ts'
import { guests } from '#server/db/tables/threads.ts'
import { settleReplies } from '#server/threads/mails/settle-replies.ts'
import { onEachDatabase } from '#test/app.ts'

import { at, inbox, listShared, requirement, say, sharedScene, visit } from './scene.ts'

onEachDatabase('a reply to a comment', (given) => {
  it('goes into the answer with whom it is for, and the next version tells what changed', async () => {
    const app = given()
    const scene = await sharedScene(app)
    const dana = await visit(app, scene.link)
    const item = requirement(scene)
    const { body: asked } = await say(dana, item)
    const reply = 'Clients can book a place for a friend.\n\nOn Sundays too.'
    const replied = await scene.client.post<{ thread: Thread; answer: Answer }>(
      `${at(scene, asked)}/reply`,
      { reply },
    )
    expect(replied.status).toBe(200)
    const day = app.deps.now()
    const month = day.toLocaleString('en', { month: 'short', timeZone: 'UTC' })
    const mark = `In reply to Dana, ${item.id}, ${day.getUTCDate()} ${month}: Clients can book`
    expect(replied.body.answer).toMatchObject({ questionId: item.sources[0] })
    expect(replied.body.answer.value).toContain(mark)
    expect(replied.body.thread).toMatchObject({ state: 'answered', heldIn: null })
    await scene.client.post(`${at(scene, asked)}/reply`, { reply: 'Clients can invite a friend.' })
    const { body: answers } = await scene.client.get<Answer[]>(`${scene.path}/answers`)
    const value = String(answers.find(({ questionId }) => questionId === item.sources[0])?.value)
    expect(value.split('In reply to Dana')).toHaveLength(2)
    expect(value).toContain('Clients can invite a friend.')
    await settleReplies(app.deps, null)
    expect((await listShared(dana)).threads[0]?.heldIn).toBeNull()

    app.passTime(1000)
    expect((await scene.client.post(`${scene.path}/documents/corrections`)).status).toBe(200)
    const [told] = (await listShared(dana)).threads
    expect(told).toMatchObject({
      heldIn: 2,
      state: 'answered',
      reply: 'Clients can invite a friend.',
    })
    expect(told?.changes.map(({ after }) => after).join(' ')).toContain('nvite a friend')
  })

  it('keeps what was written in the answer meanwhile, and two replies apart', async () => {
    const app = given()
    const scene = await sharedScene(app)
    const dana = await visit(app, scene.link)
    const item = requirement(scene)
    const asked = [(await say(dana, item)).body, (await say(dana, item)).body]
    await Promise.all(
      asked.map((each, index) =>
        scene.client.post(`${at(scene, each)}/reply`, { reply: `Reply number ${index}.` }),
      ),
    )
    const { body: answers } = await scene.client.get<Answer[]>(`${scene.path}/answers`)
    const value = answers.find(({ questionId }) => questionId === item.sources[0])?.value
    for (const index of [0, 1]) expect(value).toContain(`Reply number ${index}.`)
  })

  it('leaves the reply to a deleted comment where it is', async () => {
    const app = given()
    const scene = await sharedScene(app)
    const dana = await visit(app, scene.link)
    const item = requirement(scene)
    for (const reply of ['The first reply.', 'The second reply.']) {
      const { body: asked } = await say(dana, item)
      await scene.client.post(`${at(scene, asked)}/reply`, { reply })
      await scene.client.delete(at(scene, asked))
    }
    const { body: answers } = await scene.client.get<Answer[]>(`${scene.path}/answers`)
    const value = answers.find(({ questionId }) => questionId === item.sources[0])?.value
    expect(value).toContain('The first reply.')
    expect(value).toContain('The second reply.')
  })

  it('that was too long for its answer is no hindrance to taking the wording', async () => {
    const app = given()
    const scene = await sharedScene(app)
    const dana = await visit(app, scene.link)
    const item = requirement(scene)
    const text = item.text.replace(/\.$/, ' and tell a friend.')
    const { body: asked } = await say(dana, item, { kind: 'wording', text })
    const reply = 'Clients can book. '.repeat(110)
    const questionId = item.sources[0] ?? ''
    const { body: answers } = await scene.client.get<Answer[]>(`${scene.path}/answers`)
    const value = String(answers.find((answer) => answer.questionId === questionId)?.value)
    const save = (text: string) =>
      scene.client.post(`${scene.path}/answers`, { questionId, value: text })
    await save(`${value} ${'And so on. '.repeat(810)}`)
    expect((await scene.client.post(`${at(scene, asked)}/reply`, { reply })).status).toBe(400)
    await save(value)
    expect((await scene.client.post(`${at(scene, asked)}/take`)).status).toBe(200)
    app.passTime(1000)
    await scene.client.post(`${scene.path}/documents/corrections`)
    expect((await inbox(scene)).threads[0]).toMatchObject({ heldIn: 2 })
  })

  it('takes a suggested wording as an edit of the row, with one press', async () => {
    const app = given()
    const scene = await sharedScene(app)
    const dana = await visit(app, scene.link)
    const item = requirement(scene)
    const text = item.text.replace(/\.$/, ' and tell a friend.')
    const { body: asked } = await say(dana, item, { kind: 'wording', text })
    const taken = await scene.client.post<Thread & ErrorBody>(`${at(scene, asked)}/take`)
    expect([taken.status, taken.body.state]).toEqual([200, 'answered'])
    app.passTime(1000)
    await scene.client.post(`${scene.path}/documents/corrections`)
    const { body } = await scene.client.get<{ content: RequirementsDocument }>(
      `${scene.path}/documents/latest`,
    )
    const now = mapItems(body.content).get(item.id) as { text?: string } | undefined
    expect(now?.text).toContain('and tell a friend')
    expect((await inbox(scene)).threads[0]).toMatchObject({ heldIn: 2 })
  })

  it('takes the wording of what the writer supposed as an edit of the document', async () => {
    const app = given()
    const scene = await sharedScene(app)
    const dana = await visit(app, scene.link)
    const supposed = scene.document.assumptions.find(({ rows }) => rows === undefined)
    if (!supposed) throw new Error('nothing was supposed')
    const text = 'Nobody pays in the app at first.'
    const { body: asked } = await say(dana, supposed, { kind: 'wording', text })
    const { body } = await scene.client.post<Thread>(`${at(scene, asked)}/take`)
    expect(body).toMatchObject({ heldIn: 1, changes: [{ before: supposed.text, after: text }] })
    const again = await visit(app, scene.link)
    const opened = await again.client.post<SharedDocument>('/api/shared', again.access)
    expect(JSON.stringify(opened.body.content)).toContain(text)
  })

  it('belongs to the founder alone: nobody else reads, answers, closes or deletes', async () => {
    const app = given()
    const scene = await sharedScene(app)
    const dana = await visit(app, scene.link)
    const { body: asked } = await say(dana, requirement(scene))
    const stranger = await app.signUp()
    const path = at(scene, asked)
    const tries = [
      stranger.get(`${scene.path}/threads`),
      stranger.post(`${path}/reply`, { reply: 'Mine.' }),
      stranger.post(`${path}/take`),
      stranger.patch(path, { isClosed: true }),
      stranger.delete(path),
    ]
    for (const { status } of await Promise.all(tries)) expect(status).toBe(404)
    expect((await stranger.get<Inbox>('/api/threads')).body.threads).toEqual([])
    expect((await app.visitor().delete(path)).status).toBe(401)
    const closed = await scene.client.patch<Thread>(path, { isClosed: true })
    expect(closed.body.state).toBe('closed')
    expect((await scene.client.patch<Thread>(path, { isClosed: false })).body.state).toBe('open')
    await app.setAccount(scene.client, { status: 'SUSPENDED' })
    expect((await scene.client.post(`${path}/reply`, { reply: 'x' })).body.code).toBe(
      'account_suspended',
    )
    expect((await scene.client.delete(path)).status).toBe(200)
    expect(
      await app.deps.db.select().from(guests).where(eq(guests.name, 'Dana')),
    ).not.toContainEqual(expect.objectContaining({ projectId: scene.project.id }))
    expect((await scene.client.delete(path)).status).toBe(404)
  })
})
