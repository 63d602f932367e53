import { expect, it } from 'vitest'
import type { Mail } from '#server/providers/mailer.ts'
import { tellAskers } from '#server/threads/mails/tell-askers.ts'
import { tellFounders } from '#server/threads/mails/tell-founders.ts'
import { onEachDatabase } from '#test/app.ts'

import {
  at,
  catchMails,
  inbox,
  linkIn,
  listShared,
  MINUTE_MS,
  requirement,
  say,
  sharedScene,
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
})
