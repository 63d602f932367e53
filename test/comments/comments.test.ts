import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { LIMITS } from '#contract/limits.ts'
import type { Share } from '#contract/sharing.ts'
import type { Thread } from '#contract/threads/thread-schema.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { mapItems } from '#domain/requirements/editing/map-items.ts'
import { threads } from '#server/db/tables/threads.ts'
import { askFounder } from '#server/threads/ask-founder.ts'
import { onEachDatabase } from '#test/app.ts'
import { generate } from '#test/endpoints/scene.ts'

import {
  inbox,
  listShared,
  MINUTE_MS,
  requirement,
  say,
  sharedScene,
  userOf,
  visit,
} from './scene.ts'

onEachDatabase('comments by a link', (given) => {
  // All come from one address, whose hour allows fifteen: each test, and each second try, has one of its own.
  beforeEach(() => given().passTime(60 * MINUTE_MS))

  it('are seen by the founder, and by the visitors of that link alone', async () => {
    const app = given()
    const scene = await sharedScene(app)
    const dana = await visit(app, scene.link)
    const item = requirement(scene)
    const { status, body } = await say(dana, item)
    expect(status).toBe(201)
    expect(body).toMatchObject({ item: item.id, quote: item.text, askerName: 'Dana', isMine: true })
    const lee = await visit(app, scene.link)
    expect((await listShared(lee)).threads).toMatchObject([{ id: body.id, isMine: false }])
    expect(await listShared(dana)).toMatchObject({ guest: { name: 'Dana', email: 'none' } })
    const other = await scene.client.post<Share>(`${scene.path}/shares`, { version: 1 })
    expect((await listShared(await visit(app, other.body))).threads).toEqual([])
    const [seen] = (await inbox(scene)).threads
    expect(seen).toMatchObject({
      questionId: item.sources[0],
      projectTitle: 'Yoga studio',
      isSeen: false,
      itemText: item.text,
    })
    const ofProject = await scene.client.get<Thread[]>(`${scene.path}/threads`)
    expect(ofProject.body).toEqual([seen])
    for (const secret of [scene.client.email, scene.project.id, scene.link.id, dana.guest]) {
      expect(JSON.stringify(await listShared(lee))).not.toContain(secret)
    }
    await scene.client.post('/api/threads/seen', { until: seen?.createdAt })
    expect((await inbox(scene)).threads[0]?.isSeen).toBe(true)
  })

  it('are one for one key, and a bot hears what it wants to hear', async () => {
    const app = given()
    const scene = await sharedScene(app)
    const dana = await visit(app, scene.link)
    const key = crypto.randomUUID()
    const item = requirement(scene)
    const both = await Promise.all([say(dana, item, { key }), say(dana, item, { key })])
    expect(both.map(({ status }) => status)).toEqual([201, 201])
    expect(both[0]?.body.id).toBe(both[1]?.body.id)
    expect((await say(dana, item, { website: 'https://spam.test' })).status).toBe(201)
    expect((await inbox(scene)).threads).toHaveLength(1)
  })

  it('are repeated in a project that has no room for another', async () => {
    const app = given()
    const scene = await sharedScene(app)
    const dana = await visit(app, scene.link)
    const item = requirement(scene)
    const key = crypto.randomUUID()
    const { body: first } = await say(dana, item, { key })
    const [row] = await app.deps.db.select().from(threads).where(eq(threads.id, first.id))
    if (!row) throw new Error('nothing was stored')
    const full = Array.from({ length: LIMITS.threads - 1 }, (_, n) => ({
      ...row,
      id: `other ${n}`,
    }))
    await app.deps.db.insert(threads).values(full)
    expect((await say(dana, item)).body.code).toBe('thread_limit')
    const again = await say(dana, item, { key })
    expect([again.status, again.body.id]).toEqual([201, first.id])
  })

  it('are plain words: what turns or hides text goes, everything else stays', async () => {
    const app = given()
    const scene = await sharedScene(app)
    const dana = await visit(app, scene.link)
    const text = '<img src=x onerror=alert(1)> & "quotes" 😀 مرحبا\u202E evil\u0007'
    const { body } = await say(dana, requirement(scene), { text, name: ' D\u202Eana\n<b> ' })
    expect(body.text).toBe('<img src=x onerror=alert(1)> & "quotes" 😀 مرحبا evil')
    expect(body.askerName).toBe('Dana <b>')
    expect((await say(dana, requirement(scene), { text: ' \n\u200B ' })).status).toBe(400)
    expect((await say(dana, requirement(scene), { name: '\u202E' })).body.issues?.[0]?.path).toBe(
      'name',
    )
    expect((await say(dana, requirement(scene), { text: 'x'.repeat(2001) })).status).toBe(400)
    expect((await say(dana, { id: 'FR-999', text: 'x' })).status).toBe(404)
    const words = await say(dana, requirement(scene), { quote: 'Words that nobody wrote' })
    expect(words.body.quote).toBe(requirement(scene).text)
  })

  it('need the link as it is now: its passphrase, and that nobody ended it', async () => {
    const app = given()
    const scene = await sharedScene(app, { passphrase: 'blue kettle' })
    const dana = await visit(app, scene.link, 'blue kettle')
    const item = requirement(scene)
    expect((await say(dana, item)).status).toBe(201)
    const guess = { ...dana, access: { ...dana.access, pass: 'x'.repeat(43) } }
    expect((await say(guess, item)).body.code).toBe('share_gone')
    const rivals = await Promise.all([
      ...Array.from({ length: 4 }, () => say(dana, item)),
      scene.client.delete(`/api/shares/${scene.link.id}`),
      ...Array.from({ length: 4 }, () => say(dana, item)),
    ])
    expect(rivals.every(({ status }) => [200, 201, 404].includes(status))).toBe(true)
    const stored = (await inbox(scene)).threads.length
    expect(stored).toBe(1 + rivals.filter(({ status }) => status === 201).length)
    expect((await say(dana, item)).body.code).toBe('share_gone')
    expect((await inbox(scene)).threads).toHaveLength(stored)
  })

  it('find what the newest version changed as well as what stayed', async () => {
    const app = given()
    const scene = await sharedScene(app)
    await scene.client.post(`${scene.path}/answers`, {
      questionId: 'q13',
      value:
        'It must run on a Raspberry Pi in the studio, and the owner pays 20 euro a month at most.',
    })
    expect((await generate(scene)).status).toBe(201)
    const { body: link } = await scene.client.post<Share>(`${scene.path}/shares`, { version: 2 })
    const { body } = await scene.client.get<{ content: RequirementsDocument }>(
      `${scene.path}/documents/latest`,
    )
    const items = mapItems(body.content)
    const [entry] = body.content.changeLog
    const changed = (entry?.changes ?? []).filter(
      ({ kind, id }) => kind !== 'removed' && items.has(id),
    )
    expect(changed.length).toBeGreaterThan(0)
    const dana = await visit(app, link)
    app.passTime(60 * MINUTE_MS)
    for (const { id } of changed.slice(-12)) {
      const { status } = await say(dana, { id, text: '' })
      expect([id, status]).toEqual([id, 201])
    }
    app.passTime(60 * MINUTE_MS)
  })

  it('of two guests at once are both kept; one address is slowed down', async () => {
    const app = given()
    const scene = await sharedScene(app)
    const [dana, lee] = [await visit(app, scene.link), await visit(app, scene.link)]
    const item = requirement(scene)
    const said = await Promise.all([say(dana, item), say(lee, item, { name: 'Lee' })])
    expect(said.map(({ status }) => status)).toEqual([201, 201])
    expect((await inbox(scene)).threads).toHaveLength(2)
    app.passTime(60 * MINUTE_MS)
    const many = []
    for (let count = 0; count < 16; count += 1) many.push((await say(dana, item)).status)
    expect(many.at(-1)).toBe(429)
    app.passTime(60 * MINUTE_MS)
  })
})

onEachDatabase('an agent’s question', (given) => {
  it('stands where the guests’ stand, and no visitor sees it', async () => {
    const app = given()
    const scene = await sharedScene(app)
    const { id: item, text } = requirement(scene)
    const key = { userId: await userOf(app, scene), projectId: scene.project.id }
    const asked = await askFounder(app.deps, {
      key,
      id: crypto.randomUUID(),
      version: 1,
      item,
      kind: 'question',
      text: 'Which time zone?',
      author: { kind: 'agent', name: 'Builder' },
    })
    expect(asked).toMatchObject({ asker: 'agent', quote: text, guestId: null })
    expect((await inbox(scene)).threads).toMatchObject([{ asker: 'agent', askerName: 'Builder' }])
    expect((await listShared(await visit(app, scene.link))).threads).toEqual([])
  })
})
