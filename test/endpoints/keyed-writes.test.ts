import { expect, it } from 'vitest'
import type { Project } from '#contract/projects.ts'
import { onEachDatabase, type TestApp } from '#test/app.ts'
import type { Client, ClientResponse } from '#test/client.ts'
import { answeredScene, newScene } from './scene.ts'

const key = (name: string) => ({ 'idempotency-key': name })

type Write = (
  client: Client,
  path: string,
  headers: Record<string, string>,
) => Promise<ClientResponse>

const WRITES: Record<string, Write> = {
  updateProject: (client, path, headers) => client.patch(path, { title: 'Changed' }, headers),
  saveAnswer: (client, path, headers) =>
    client.post(
      `${path}/answers`,
      { questionId: 'q1', value: 'Saved once and only once.' },
      headers,
    ),
  saveObjectAnswer: (client, path, headers) =>
    client.post(
      `${path}/answers`,
      { questionId: 'q2', value: { zebra: 'Keys keep', ant: 'their order.' } },
      headers,
    ),
  askConsultation: (client, path, headers) =>
    client.post(`${path}/consultations`, { question: 'Well?' }, headers),
  generateRequirements: (client, path, headers) =>
    client.post(`${path}/generate-requirements`, undefined, headers),
  deleteProject: (client, path, headers) => client.delete(path, headers),
}

async function premiumScene(app: TestApp) {
  const scene = await answeredScene(app)
  await app.setAccount(scene.client, { status: 'PREMIUM_ACTIVE' })
  return scene
}

onEachDatabase('a write with an Idempotency-Key', (open) => {
  it('creates one project however often it is sent', async () => {
    const client = await open().signUp()
    const create = () => client.post<Project>('/api/projects', { title: 'Once' }, key('a'))
    const first = await create()
    const again = await create()
    expect([again.status, again.body]).toEqual([201, first.body])
    expect((await client.get<Project[]>('/api/projects')).body).toEqual([first.body])
  })

  it('creates one project when sent twenty times at once by a trial', async () => {
    const client = await open().signUp()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        client.post<Project>('/api/projects', { title: 'Once' }, key('b')),
      ),
    )
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1)
    expect(answers[0]?.status).toBe(201)
  })

  it.each(Object.entries(WRITES))('%s repeats its answer and not its effect', async (_, write) => {
    const app = open()
    const { client, path } = await premiumScene(app)
    const first = await write(client, path, key('c'))
    app.passTime(5000)
    const before = await snapshot(client, path)
    const again = await write(client, path, key('c'))
    expect(first.status).toBeLessThan(300)
    expect([again.status, again.text]).toEqual([first.status, first.text])
    expect(await snapshot(client, path)).toEqual(before)
  })

  it.each(Object.entries(WRITES))(
    '%s has one effect when sent five times at once',
    async (_, write) => {
      const { client, path } = await premiumScene(open())
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => write(client, path, key('d'))),
      )
      expect(new Set(answers.map(({ text, status }) => `${status} ${text}`)).size).toBe(1)
      expect(answers[0]?.status).toBeLessThan(300)
    },
  )

  it('is refused when the key named other content before', async () => {
    const { client, path } = await newScene(open())
    await client.patch(path, { title: 'One' }, key('e'))
    const { status, body } = await client.patch(path, { title: 'Two' }, key('e'))
    expect([status, body.code]).toEqual([422, 'idempotency_key_reused'])
    expect((await client.get<Project>(path)).body.title).toBe('One')
    const long = await client.patch(path, { title: 'Two' }, key('x'.repeat(101)))
    expect([long.status, long.body.code]).toEqual([400, 'invalid_input'])
  })

  it('is each user’s own', async () => {
    const app = open()
    const [mia, ana] = [await app.signUp(), await app.signUp()]
    const first = await mia.post<Project>('/api/projects', { title: 'Same' }, key('f'))
    const second = await ana.post<Project>('/api/projects', { title: 'Same' }, key('f'))
    expect([first.status, second.status]).toEqual([201, 201])
    expect(first.body.id).not.toBe(second.body.id)
  })

  it('may be tried again after a refusal', async () => {
    const app = open()
    const { client, path } = await newScene(app)
    const send = () => client.post(`${path}/generate-requirements`, undefined, key('g'))
    expect((await send()).body.code).toBe('answers_missing')
    expect((await send()).body.code).toBe('answers_missing')
  })
})

async function snapshot(client: Client, path: string): Promise<unknown[]> {
  const paths = ['', '/answers', '/consultations', '/documents']
  return Promise.all(
    paths.map(async (part) =>
      (await client.get(`${path}${part}`)).text.replace(/"requestId":"[^"]*"/, ''),
    ),
  )
}
