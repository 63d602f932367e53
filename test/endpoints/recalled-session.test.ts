import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { Answer } from '#contract/answers.ts'
import { answers, sessions, users } from '#server/db/schema.ts'
import { onEachDatabase, type TestApp } from '#test/app.ts'
import { newScene, type Scene } from './scene.ts'

const answer = (value: string, version?: number) => ({ questionId: 'q1', value, version })

/** A person whose session the server recalls, with one answer. */
async function recalledScene(app: TestApp): Promise<Scene> {
  const scene = await newScene(app)
  await scene.client.post(`${scene.path}/answers`, answer('The first text.'))
  await scene.client.get(`${scene.path}/answers`)
  return scene
}

const textsOf = async (app: TestApp, { project }: Scene) => {
  const rows = await app.deps.db.select().from(answers).where(eq(answers.projectId, project.id))
  return rows.map(({ value }) => value)
}

const userOf = async (app: TestApp, { client }: Scene) => {
  const [user] = await app.deps.db.select().from(users).where(eq(users.email, client.email))
  return user?.id ?? ''
}

onEachDatabase('a session that the server recalls', (open) => {
  it('reads and saves in one statement', async () => {
    const app = open()
    const { client, path } = await recalledScene(app)
    app.statements.length = 0
    expect((await client.get(`${path}/answers`)).status).toBe(200)
    expect((await client.post(`${path}/answers`, answer('Another text.'))).status).toBe(200)
    expect(app.statements).toHaveLength(2)
  })

  it('ends at once for reading and for saving, and nothing is written', async () => {
    const app = open()
    const scene = await recalledScene(app)
    const { client, path } = scene
    await app.deps.db.delete(sessions).where(eq(sessions.userId, await userOf(app, scene)))
    expect((await client.get(`${path}/answers`)).status).toBe(401)
    expect((await client.post(`${path}/answers`, answer('After the end.'))).status).toBe(401)
    expect((await client.post(`${path}/answers`, { questionId: 7 })).status).toBe(401)
    expect(await textsOf(app, scene)).toEqual(['The first text.'])
  })

  it('has the status of this moment, whoever changed it', async () => {
    const app = open()
    const scene = await recalledScene(app)
    const { client, path } = scene
    await app.setAccount(client, { status: 'SUSPENDED' })
    const refused = await client.post(`${path}/answers`, answer('While suspended.'))
    expect([refused.status, await textsOf(app, scene)]).toEqual([403, ['The first text.']])
    await app.setAccount(client, { status: 'PREMIUM_ACTIVE' })
    expect((await client.post(`${path}/answers`, answer('Paid meanwhile.'))).status).toBe(200)
  })

  it('repeats a keyed save and not its effect, also when a newer text stands there', async () => {
    const app = open()
    const scene = await recalledScene(app)
    const { client, path } = scene
    const headers = { 'idempotency-key': 'k' }
    const keyed = () => client.post<Answer>(`${path}/answers`, answer('Keyed text.', 1), headers)
    const first = await keyed()
    await client.post(`${path}/answers`, answer('A newer text.'))
    const again = await keyed()
    expect([again.status, again.body]).toEqual([200, first.body])
    expect(await textsOf(app, scene)).toEqual(['A newer text.'])
    const other = await client.post(`${path}/answers`, answer('Other content.', 1), headers)
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused'])
    const tooLong = { 'idempotency-key': 'x'.repeat(101) }
    const long = await client.post(`${path}/answers`, answer('Under a long key.'), tooLong)
    expect([long.status, long.body.code]).toEqual([400, 'invalid_input'])
  })

  it('finds no other project than its own', async () => {
    const app = open()
    const mine = await recalledScene(app)
    const theirs = await recalledScene(app)
    expect((await mine.client.get(`${theirs.path}/answers`)).status).toBe(404)
    const saved = await mine.client.post(`${theirs.path}/answers`, answer('Not mine.'))
    expect([saved.status, await textsOf(app, theirs)]).toEqual([404, ['The first text.']])
  })
})
