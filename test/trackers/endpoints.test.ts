import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ErrorBody } from '#contract/error-body.ts'
import type {
  TrackerPlan,
  TrackerTargetsView,
  TrackerView,
} from '#contract/trackers/tracker-endpoints.ts'
import { users } from '#server/db/schema.ts'
import { trackerConnections, trackerItems, trackerPushes } from '#server/db/tables/trackers.ts'
import { listJobs } from '#server/jobs/list-jobs.ts'
import { insertPush } from '#server/trackers/push/push-queries.ts'
import { resumePushes } from '#server/trackers/push/resume-pushes.ts'
import { founderScene } from '#test/agents/agent.ts'
import { openApp, type TestApp } from '#test/app.ts'
import { DIALECTS } from '#test/databases.ts'
import { generate, newScene, type Scene } from '#test/endpoints/scene.ts'
import { SMALL } from './scene.ts'
import { startGithub } from './stand-ins/github.ts'
import { startJira } from './stand-ins/jira.ts'
import { type StandIn, TOKEN } from './stand-ins/stand-in.ts'

type Body = TrackerView & ErrorBody
const ACCESS = { kind: 'github', token: TOKEN }
const JIRA = {
  kind: 'jira',
  token: TOKEN,
  site: 'https://Acme.atlassian.net/jira',
  email: 'mia@studio.test',
}

describe.each(DIALECTS)('a tracker on %s', (dialect) => {
  let app: TestApp
  let github: StandIn
  let jira: StandIn
  beforeAll(async () => {
    github = await startGithub()
    jira = await startJira()
    const trackers = { github: github.url, linear: github.url, jira: jira.url }
    app = await openApp(dialect, { trackers })
  })
  afterAll(async () => {
    await app.close()
    await github.close()
    await jira.close()
  })

  const premium = async () => {
    const scene = await founderScene(app)
    await app.setAccount(scene.client, { status: 'PREMIUM_ACTIVE' })
    return scene
  }
  const connect = ({ client, path }: Scene, access: object = ACCESS, id = 'mia/studio') =>
    client.post<Body>(`${path}/tracker`, { access, target: { id } })
  const look = async ({ client, path }: Scene) =>
    (await client.get<TrackerView>(`${path}/tracker`)).body
  const plan = ({ client, path }: Scene) =>
    client.post<TrackerPlan & ErrorBody>(`${path}/tracker/plan`)
  const push = async (scene: Scene) => {
    const begun = await scene.client.post<Body>(`${scene.path}/tracker/pushes`)
    await expect.poll(async () => (await look(scene)).push?.state).toBe('done')
    return begun
  }

  it('is connected, looked at, sent to, and forgotten', async () => {
    const scene = await premium()
    const { client, path } = scene
    expect(await look(scene)).toEqual({ connection: null, push: null, issues: [] })
    expect((await plan(scene)).body.code).toBe('tracker_missing')
    const targets = await client.post<TrackerTargetsView>(`${path}/tracker/targets`, ACCESS)
    const place = { id: 'mia/studio', name: 'mia/studio' }
    expect(targets.body).toEqual({ targets: [place], isCut: false })
    const connected = await connect(scene)
    expect(connected.status).toBe(200)
    expect(connected.body.connection).toMatchObject({ kind: 'github', target: place })

    const dry = (await plan(scene)).body
    expect(github.writes()).toBe(0)
    expect(dry.items.length).toBeGreaterThan(5)
    expect(new Set(dry.items.map(({ deed }) => deed))).toEqual(new Set(['create']))
    await push(scene)
    const sent = await look(scene)
    expect(sent.push).toMatchObject({ created: dry.items.length, error: null })
    expect(sent.issues).toHaveLength(dry.items.length)
    expect(github.issues).toHaveLength(dry.items.length)
    expect(new Set((await plan(scene)).body.items.map(({ deed }) => deed))).toEqual(
      new Set(['none']),
    )

    const rows = JSON.stringify(await app.deps.db.select().from(trackerConnections))
    for (const text of [rows, connected.text, JSON.stringify(sent)]) {
      expect(text).not.toContain(TOKEN)
    }
    await client.delete(`${path}/tracker`)
    expect(await look(scene)).toEqual({ connection: null, push: null, issues: [] })
    expect(github.issues).toHaveLength(dry.items.length)
    // Connected anew, the issues are found by their marks.
    await connect(scene)
    await push(scene)
    expect(github.issues).toHaveLength(dry.items.length)
  })

  it('refuses a token, a place, and a site that are none', async () => {
    const scene = await premium()
    expect((await connect(scene, { ...ACCESS, token: 'wrong' })).body.code).toBe('tracker_refused')
    expect((await connect(scene, ACCESS, 'mia/read-only')).body.code).toBe('tracker_gone')
    const sites = ['localhost:3000', '127.0.0.1', 'evil.example', 'a@b', 'x#.atlassian.net', '']
    for (const site of sites) {
      const { status, body } = await connect(scene, { ...JIRA, site }, 'STU')
      expect([site, status, body.code]).toEqual([site, 400, 'invalid_input'])
    }
    const { body } = await connect(scene, JIRA, 'STU')
    expect(body.connection).toMatchObject({ site: 'acme', email: JIRA.email })
  })

  it('is Premium’s, and held back with the account', async () => {
    const scene = await founderScene(app)
    expect((await connect(scene)).body.code).toBe('premium_required')
    await app.setAccount(scene.client, { status: 'PREMIUM_CANCELED' })
    expect((await connect(scene)).status).toBe(200)
    await app.deps.db.update(users).set({ suspendedAt: app.deps.now() })
    const paths = ['plan', 'pushes']
    for (const each of paths) {
      const { body } = await scene.client.post<Body>(`${scene.path}/tracker/${each}`)
      expect(body.code).toBe('suspended_by_operator')
    }
    await app.deps.db.update(users).set({ suspendedAt: null })
  })

  /** A push that a server left behind. */
  const leave = async ({ client, project }: Scene, id: string) => {
    const rows = await app.deps.db.select().from(users).where(eq(users.email, client.email))
    const key = { userId: rows[0]?.id ?? '', projectId: project.id, id }
    const now = new Date(app.deps.now().getTime() - 60_000)
    await insertPush(app.deps.db, { ...key, version: 1, now, staleBefore: now })
  }

  it('is gone on with from the newest version when its server is gone', async () => {
    const scene = await premium()
    await connect(scene)
    await generate(scene)
    await leave(scene, 'left')
    const job = listJobs(app.deps).find(({ name }) => name === 'resume-pushes')
    await job?.run(new AbortController().signal)
    await expect.poll(async () => (await look(scene)).push?.state).toBe('done')
    expect((await look(scene)).push?.version).toBe(2)
  })

  it('is gone on with when its server is gone, though another’s document cannot be opened', async () => {
    const [broken, other] = [await premium(), await premium()]
    for (const scene of [broken, other]) {
      await connect(scene)
      await leave(scene, scene.project.id)
    }
    await resumePushes(app.deps, {
      open: async ({ projectId }) => {
        if (projectId === broken.project.id) throw new Error('it cannot be read')
        return SMALL
      },
      stopping: new AbortController().signal,
    })
    await expect.poll(async () => (await look(other)).push?.state).toBe('done')
    // Tried again, after all others.
    expect((await look(broken)).push?.state).toBe('running')
    await broken.client.delete(broken.path)
  })

  it('is nobody else’s, and goes with its project', async () => {
    const scene = await premium()
    await connect(scene)
    await push(scene)
    const stranger = await newScene(app)
    await app.setAccount(stranger.client, { status: 'PREMIUM_ACTIVE' })
    for (const [method, path] of [
      ['GET', ''],
      ['DELETE', ''],
      ['DELETE', '/push'],
      ['POST', '/plan'],
      ['POST', '/pushes'],
    ]) {
      const { status } = await stranger.client.send(method ?? '', `${scene.path}/tracker${path}`)
      expect([method, path, status]).toEqual([method, path, 404])
    }
    expect((await connect({ ...stranger, path: scene.path })).status).toBe(404)
    await scene.client.delete(scene.path)
    const left = await Promise.all(
      [trackerConnections, trackerItems, trackerPushes].map((table) =>
        app.deps.db.select().from(table),
      ),
    )
    expect(JSON.stringify(left)).not.toContain(scene.project.id)
  })
})
