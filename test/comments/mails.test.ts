import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { users } from '#server/db/schema.ts'
import type { Mail } from '#server/providers/mailer.ts'
import { signPurpose } from '#server/threads/mails/mail-link.ts'
import { settleReplies } from '#server/threads/mails/settle-replies.ts'
import { tellAskers } from '#server/threads/mails/tell-askers.ts'
import { tellFounders } from '#server/threads/mails/tell-founders.ts'
import { onEachDatabase, type TestApp } from '#test/app.ts'

import {
  at,
  catchMails,
  inbox,
  linkIn,
  listShared,
  MINUTE_MS,
  requirement,
  type Shared,
  say,
  sharedScene,
  type Visit,
  visit,
} from './scene.ts'

onEachDatabase('mails about comments', (given) => {
  it('tell the founder once in a quarter of an hour, until one press stops them', async () => {
    const app = given()
    const scene = await sharedScene(app)
    const dana = await visit(app, scene.link)
    const mails = catchMails(app)
    const mine = () => mails.filter(({ to }) => to === scene.client.email)
    await tellFounders(app.deps)
    await say(dana, requirement(scene), { text: 'Buy now at https://spam.test' })
    await say(dana, requirement(scene, 1))
    await Promise.all([tellFounders(app.deps), tellFounders(app.deps)])
    expect(mine()).toHaveLength(1)
    expect(mine()[0]?.text).toContain(`Yoga studio: 2 (`)
    expect(mine()[0]?.text).not.toContain('spam')
    await say(dana, requirement(scene))
    app.passTime(14 * MINUTE_MS)
    await tellFounders(app.deps)
    expect(mine()).toHaveLength(1)
    app.passTime(MINUTE_MS)
    await tellFounders(app.deps)
    expect(mine()).toHaveLength(2)

    const address = new URL(mine()[1]?.unsubscribe ?? '')
    const stopped = await fetch(`${app.url}${address.pathname}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    expect(stopped.status).toBe(200)
    expect((await inbox(scene)).isMailed).toBe(false)
    await say(dana, requirement(scene))
    app.passTime(60 * MINUTE_MS)
    await tellFounders(app.deps)
    expect(mine()).toHaveLength(2)
    const link = linkIn(mine()[1] as Mail)
    await app.visitor().post('/api/mail-links', { link, isUndo: true })
    await tellFounders(app.deps)
    expect(mine()).toHaveLength(3)
    const forged = `${link.slice(0, -2)}xx`
    expect((await app.visitor().post('/api/mail-links', { link: forged })).body.code).toBe(
      'link_expired',
    )
  })

  it('do not tell of what the founder has seen, and a failed one is tried again', async () => {
    const app = given()
    const scene = await sharedScene(app)
    const dana = await visit(app, scene.link)
    await say(dana, requirement(scene))
    await scene.client.post('/api/threads/seen', { until: app.deps.now().toISOString() })
    const mails = catchMails(app)
    await tellFounders(app.deps)
    expect(mails.filter(({ to }) => to === scene.client.email)).toEqual([])
    await say(dana, requirement(scene))
    const { mailer } = app.deps
    app.deps.mailer = { send: () => Promise.reject(new Error('no mail server')) }
    await tellFounders(app.deps)
    app.deps.mailer = mailer
    app.passTime(15 * MINUTE_MS)
    await tellFounders(app.deps)
    expect(mails.filter(({ to }) => to === scene.client.email)).toHaveLength(1)
  })

  it('reach an asker after the address was confirmed, once, with what changed', async () => {
    const app = given()
    const scene = await sharedScene(app)
    const dana = await visit(app, scene.link)
    const { body: asked } = await say(dana, requirement(scene))
    const mails = catchMails(app)
    const email = `dana-${crypto.randomUUID()}@dev.test`
    const left = await dana.client.post<{ email: string }>('/api/shared/email', {
      ...dana.access,
      guest: dana.guest,
      email,
    })
    expect(left.body.email).toBe('waiting')
    expect(mails.map(({ to }) => to)).toEqual([email])
    await scene.client.post(`${at(scene, asked)}/reply`, { reply: 'Clients can invite a friend.' })
    app.passTime(1000)
    await scene.client.post(`${scene.path}/documents/corrections`)
    await tellAskers(app.deps)
    expect(mails).toHaveLength(1)

    const confirmed = await app
      .visitor()
      .post('/api/mail-links', { link: linkIn(mails[0] as Mail) })
    expect(confirmed.status).toBe(200)
    await Promise.all([tellAskers(app.deps), tellAskers(app.deps)])
    expect(mails).toHaveLength(2)
    expect(mails[1]?.text).toContain('Clients can invite a friend.')
    expect(mails[1]?.text).toContain(`/shared#${scene.link.token}`)
    await app.visitor().post('/api/mail-links', { link: linkIn(mails[1] as Mail) })
    expect((await listShared(dana)).guest?.email).toBe('none')
    expect(
      (await app.visitor().post('/api/mail-links', { link: linkIn(mails[0] as Mail) })).status,
    ).toBe(400)
  })
  it('ask to confirm an address only while its limit lasts, and say when none left', async () => {
    const app = given()
    app.passTime(24 * 60 * MINUTE_MS)
    const scene = await sharedScene(app)
    const dana = await confirmedVisit(app, scene)
    const lee = await visit(app, scene.link)
    await say(lee, requirement(scene))
    const leave = (guest: Visit, email: string) =>
      guest.client.post<{ email: string; code?: string }>('/api/shared/email', {
        ...guest.access,
        ...{ guest: guest.guest, email },
      })
    const { mailer } = app.deps
    app.deps.mailer = { send: () => Promise.reject(new Error('no mail server')) }
    const email = `lee-${crypto.randomUUID()}@dev.test`
    expect((await leave(lee, email)).body.code).toBe('unavailable')
    app.deps.mailer = mailer
    expect((await listShared(lee)).guest?.email).toBe('none')
    expect((await leave(lee, email)).body.email).toBe('waiting')
    expect((await leave(dana, email)).body.code).toBe('too_many_requests')
    expect((await listShared(dana)).guest?.email).toBe('confirmed')
    expect((await leave(dana, dana.email)).body.email).toBe('confirmed')
    app.passTime(24 * 60 * MINUTE_MS)
  })

  it('are stopped also by who has no account any more', async () => {
    const app = given()
    const purpose = { kind: 'stop-founder', user: 'somebody who left' } as const
    const link = signPurpose(purpose, app.deps.config)
    const { status } = await app.visitor().post('/api/mail-links', { link })
    expect(status).toBe(200)
  })

  it('wait while the operator holds the account back, whose links open nothing', async () => {
    const app = given()
    const scene = await sharedScene(app)
    const dana = await confirmedVisit(app, scene)
    await replied(app, scene, dana)
    await say(dana, requirement(scene))
    const mails = catchMails(app)
    const hold = (suspendedAt: Date | null) =>
      app.deps.db.update(users).set({ suspendedAt }).where(eq(users.email, scene.client.email))
    const mine = () =>
      mails.map(({ to }) => to).filter((to) => [scene.client.email, dana.email].includes(to))
    await hold(app.deps.now())
    await tellFounders(app.deps)
    await tellAskers(app.deps)
    expect(mine()).toEqual([])
    await hold(null)
    await tellFounders(app.deps)
    await tellAskers(app.deps)
    expect(mine()).toEqual([scene.client.email, dana.email])
  })

  it('reach everybody else where one address, or one document, takes none', async () => {
    const app = given()
    const scene = await sharedScene(app)
    const [dana, lee] = [await confirmedVisit(app, scene), await confirmedVisit(app, scene)]
    const { threads } = await inbox(scene)
    for (const { id } of threads.toReversed()) {
      app.passTime(1000)
      await scene.client.post(`${scene.path}/threads/${id}/reply`, { reply: 'Yes, on Sundays.' })
    }
    app.passTime(1000)
    const { heavyWork } = app.deps
    let isFirst = true
    app.deps.heavyWork = (...call) => {
      if (call[0] !== 'tellChanges' || !isFirst) return heavyWork(...call)
      isFirst = false
      return Promise.reject(new Error('no words for it'))
    }
    await scene.client.post(`${scene.path}/documents/corrections`)
    app.deps.heavyWork = heavyWork
    expect((await inbox(scene)).threads.map(({ heldIn }) => heldIn)).toEqual(
      expect.arrayContaining([null, 2]),
    )
    await settleReplies(app.deps, null)
    expect((await inbox(scene)).threads.map(({ heldIn }) => heldIn)).toEqual([2, 2])

    const tried: string[] = []
    const bad = dana.email
    app.deps.mailer = {
      send: ({ to }) => {
        tried.push(to)
        return to === bad ? Promise.reject(new Error('no such mailbox')) : Promise.resolve()
      },
    }
    await tellAskers(app.deps)
    expect(tried.sort()).toEqual([dana.email, lee.email].sort())
    await tellAskers(app.deps)
    expect(tried.slice(2)).toEqual([dana.email])
  })
})

/** A visitor whose address was left and confirmed. */
async function confirmedVisit(app: TestApp, scene: Shared) {
  const guest = await visit(app, scene.link)
  await say(guest, requirement(scene))
  const email = `dana-${crypto.randomUUID()}@dev.test`
  const mails = catchMails(app)
  const own = { ...guest.access, guest: guest.guest }
  await guest.client.post('/api/shared/email', { ...own, email })
  await app.visitor().post('/api/mail-links', { link: linkIn(mails[0] as Mail) })
  return { ...guest, email }
}

/** The founder replies to a comment of theirs, and the next version holds it. */
async function replied(app: TestApp, scene: Shared, asker: Visit): Promise<void> {
  const [asked] = (await listShared(asker)).threads
  if (!asked) throw new Error('nothing was asked')
  await scene.client.post(`${at(scene, asked)}/reply`, { reply: 'Clients can invite a friend.' })
  app.passTime(1000)
  await scene.client.post(`${scene.path}/documents/corrections`)
}
