import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { ErrorBody } from '#contract/error-body.ts'
import type { Share, SharedDocument } from '#contract/sharing.ts'
import { users } from '#server/db/schema.ts'
import { shares } from '#server/db/tables/shares.ts'
import { onEachDatabase, type TestApp } from '#test/app.ts'
import type { Client } from '#test/client.ts'
import { answeredScene, generate, newScene, type Scene } from './scene.ts'

const DAY_MS = 24 * 60 * 60 * 1000

async function documentScene(app: TestApp): Promise<Scene> {
  const scene = await answeredScene(app)
  expect((await generate(scene)).status).toBe(201)
  return scene
}

const share = ({ client, path }: Scene, body: object = {}, headers = {}) =>
  client.post<Share & ErrorBody>(`${path}/shares`, { version: 1, ...body }, headers)

const open = (client: Client, token: string, passphrase: string | null = null) =>
  client.post<SharedDocument & ErrorBody>('/api/shared', { token, passphrase })

const list = async ({ client }: Scene) => (await client.get<Share[]>('/api/shares')).body

/** Moves a link's end to so long after the app's clock. */
async function endsAt({ deps }: TestApp, { id }: Share, afterMs: number): Promise<void> {
  const expiresAt = new Date(deps.now().getTime() + afterMs)
  await deps.db.update(shares).set({ expiresAt }).where(eq(shares.id, id))
}

onEachDatabase('a link to a document', (given) => {
  it('opens its version for a visitor, and nothing else of the account', async () => {
    const app = given()
    const scene = await documentScene(app)
    const { status, body: link } = await share(scene)
    expect(status).toBe(201)
    expect(link.token).toMatch(/^[\w-]{43}$/)
    const visitor = app.visitor()
    const opened = await open(visitor, link.token)
    expect(opened.status).toBe(200)
    expect(Object.keys(opened.body).toSorted()).toEqual(
      [
        'approval',
        'content',
        'createdAt',
        'expiresAt',
        'hasNewer',
        'pass',
        'title',
        'version',
      ].toSorted(),
    )
    expect(opened.body).toMatchObject({ title: 'Yoga studio', version: 1, hasNewer: false })
    expect(opened.headers.get('x-robots-tag')).toContain('noindex')
    for (const secret of [scene.client.email, scene.project.id, link.id, link.token]) {
      expect(opened.text).not.toContain(secret)
    }
    for (const path of [scene.path, `${scene.path}/answers`, '/api/projects', '/api/shares']) {
      expect((await visitor.get(path)).status).toBe(401)
    }
  })

  it('stays at its version and says that there is a newer one', async () => {
    const app = given()
    const scene = await documentScene(app)
    await app.setAccount(scene.client, { status: 'PREMIUM_ACTIVE' })
    const { body: link } = await share(scene)
    await generate(scene)
    const { body } = await open(app.visitor(), link.token)
    expect([body.version, body.hasNewer]).toEqual([1, true])
  })

  it.each([
    [7, 7],
    [undefined, 30],
    [90, 90],
  ])('made for %s days ends after %i, and its maker still sees it', async (days, until) => {
    const app = given()
    const scene = await documentScene(app)
    const { body: link } = await share(scene, { days })
    const lasts = Date.parse(link.expiresAt ?? '') - Date.parse(link.createdAt)
    expect(lasts).toBe(until * DAY_MS)
    await endsAt(app, link, 1000)
    expect((await open(app.visitor(), link.token)).status).toBe(200)
    await endsAt(app, link, 0)
    const gone = await open(app.visitor(), link.token)
    expect([gone.status, gone.body.code]).toEqual([404, 'share_gone'])
    expect((await list(scene))[0]?.id).toBe(link.id)
  })

  it('without an end is counted each time it is opened', async () => {
    const app = given()
    const scene = await documentScene(app)
    const { body: link } = await share(scene, { days: null })
    await open(app.visitor(), link.token)
    await open(app.visitor(), link.token)
    const [seen] = await list(scene)
    expect(seen).toMatchObject({ opened: 2, expiresAt: null, projectTitle: 'Yoga studio' })
    expect(seen?.lastOpenedAt).not.toBeNull()
  })

  it('opens nothing once it is ended, by its maker alone', async () => {
    const app = given()
    const scene = await documentScene(app)
    const { body: link } = await share(scene)
    const stranger = await app.signUp()
    expect((await stranger.delete(`/api/shares/${link.id}`)).status).toBe(404)
    expect((await open(app.visitor(), link.token)).status).toBe(200)
    expect((await scene.client.delete(`/api/shares/${link.id}`)).status).toBe(200)
    expect((await open(app.visitor(), link.token)).status).toBe(404)
    expect(await list(scene)).toEqual([])
  })

  it('with a passphrase opens for who knows it, and stops a guesser', async () => {
    const app = given()
    const scene = await documentScene(app)
    const { body: link } = await share(scene, { passphrase: 'blue kettle' })
    expect(link.hasPassphrase).toBe(true)
    expect(JSON.stringify(link)).not.toContain('kettle')
    const visitor = app.visitor()
    expect((await open(visitor, link.token)).body.code).toBe('passphrase_needed')
    expect((await open(visitor, link.token, 'red kettle')).body.code).toBe('passphrase_wrong')
    expect((await open(visitor, link.token, ' blue kettle ')).status).toBe(200)
    const guesses = []
    for (let guess = 0; guess < 12; guess++) {
      guesses.push((await open(app.visitor(), link.token, `guess ${guess}`)).status)
    }
    expect(guesses.at(-1)).toBe(429)
  })

  it('is read in every status of the plan, not of an account held back, nor by a made-up token', async () => {
    const app = given()
    const scene = await documentScene(app)
    const { body: link } = await share(scene)
    await app.setAccount(scene.client, { status: 'SUSPENDED' })
    expect((await open(app.visitor(), link.token)).status).toBe(200)
    expect((await share(scene)).body.code).toBe('account_suspended')
    await app.setAccount(scene.client, { status: 'TRIAL_CANCELED' })
    expect((await open(app.visitor(), link.token)).status).toBe(200)
    expect((await share(scene)).body.code).toBe('trial_ended')
    expect((await open(app.visitor(), `${link.token.slice(0, -1)}!`)).status).toBe(404)
    const isTheirs = eq(users.email, scene.client.email)
    await app.deps.db.update(users).set({ suspendedAt: app.deps.now() }).where(isTheirs)
    expect((await open(app.visitor(), link.token)).status).toBe(404)
  })

  it('is refused for a version that is not there, a stranger, and a bad field by name', async () => {
    const app = given()
    const scene = await documentScene(app)
    expect((await share(scene, { version: 2 })).status).toBe(404)
    const other = await newScene(app)
    expect((await share({ ...other, path: scene.path })).status).toBe(404)
    const short = await share(scene, { passphrase: 'abc' })
    expect(short.body.issues?.[0]?.path).toBe('passphrase')
    const days = await share(scene, { days: 8 })
    expect(days.body.issues?.[0]?.path).toBe('days')
  })

  it('is made once for one key, and at most fifty times, however many ask at once', async () => {
    const app = given()
    const scene = await documentScene(app)
    const key = { 'idempotency-key': 'link-1' }
    const [first, again] = [await share(scene, {}, key), await share(scene, {}, key)]
    expect(again.body.token).toBe(first.body.token)
    for (let made = 1; made < 48; made++) await share(scene)
    const rivals = await Promise.all(Array.from({ length: 6 }, () => share(scene)))
    expect(rivals.map(({ status }) => status).toSorted()).toEqual([201, 201, 409, 409, 409, 409])
    expect(await list(scene)).toHaveLength(50)
  })

  it('goes with its project', async () => {
    const app = given()
    const scene = await documentScene(app)
    await app.setAccount(scene.client, { status: 'PREMIUM_ACTIVE' })
    const { body: link } = await share(scene)
    await scene.client.delete(scene.path)
    expect((await open(app.visitor(), link.token)).status).toBe(404)
    expect(await list(scene)).toEqual([])
  })
})
