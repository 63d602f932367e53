import { expect, it } from 'vitest'
import { onEachDatabase, type TestApp } from '#test/app.ts'
import type { Client, ClientResponse } from '#test/client.ts'
import { answeredScene, newScene } from './scene.ts'

const OCTETS = { 'content-type': 'application/octet-stream' }

/** A valid body for each call that takes one. A new call without one here is refused as malformed. */
const BODIES: Record<string, object> = {
  'patch /api/projects/{id}': { title: 'Mine now' },
  'post /api/projects/{id}/answers': { questionId: 'q1', value: 'Mine now.' },
  'post /api/projects/{id}/reading/decisions': {
    version: 1,
    decisions: [{ do: 'confirm', row: 'r1' }],
  },
  'post /api/projects/{id}/reading/model': {},
  'post /api/projects/{id}/tellings': { text: 'Mine now.' },
  'post /api/projects/{id}/tellings/{tellingId}/changes': {
    version: 1,
    changes: [{ do: 'keep', stretches: [0] }],
  },
  'post /api/projects/{id}/tellings/take': {
    drafts: [{ telling: 'x', version: 1, question: 'q1' }],
  },
  'post /api/projects/{id}/tellings/{tellingId}/model': {},
  'post /api/projects/{id}/threads/{threadId}/reply': { reply: 'Mine.' },
  'patch /api/projects/{id}/threads/{threadId}': { isClosed: true },
  'post /api/projects/{id}/consultations': { question: 'Whose?' },
  'post /api/projects/{id}/open-questions/{item}/answer': { reply: 'Mine.', replaces: null },
  'post /api/projects/{id}/edits/{item}': {
    version: 1,
    texts: [{ field: 'text', text: 'Mine.', revision: 0 }],
  },
  'post /api/projects/{id}/shares': { version: 1 },
  'post /api/projects/{id}/approvals': { version: 1, name: 'Me' },
  'post /api/projects/{id}/tracker': {
    access: { kind: 'github', token: 'not-mine' },
    target: { id: 'mine/project' },
  },
  'post /api/projects/{id}/tracker/targets': { kind: 'github', token: 'not-mine' },
}

const PARAMETERS: Record<string, string> = { version: '1', from: '1', format: 'markdown' }

/** What else is named by an id: each is tested beside its own kind. */
const NAMED_OTHERWISE = [
  'delete /api/approvals/{approvalId}',
  'delete /api/connections/{connectionId}',
  'delete /api/profile/sessions/{id}',
  'delete /api/shares/{shareId}',
  'delete /api/tokens/{tokenId}',
  'delete /api/webhooks/{webhookId}',
  'get /api/test-checkout/{id}',
  'get /api/test-portal/{id}',
  'get /api/webhooks/{webhookId}/deliveries',
  'patch /api/webhooks/{webhookId}',
  'post /api/test-checkout/{id}',
  'post /api/test-portal/{id}',
  'post /api/webhooks/{webhookId}/deliveries/{deliveryId}/again',
  'post /api/webhooks/{webhookId}/secret',
  'post /api/webhooks/{webhookId}/test',
]

const PROJECT = '/api/projects/{id}'

interface Described {
  paths: Record<string, Record<string, { requestBody?: { content: object } }>>
}

interface Call {
  name: string
  send: (client: Client, project: string) => Promise<ClientResponse>
}

/** Every call that the app describes and that names something by its id. */
async function readCalls(app: TestApp): Promise<{ ofProjects: Call[]; others: string[] }> {
  const { body } = await app.visitor().get<Described>('/api/openapi.json')
  const calls = Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { requestBody }]) => {
      const isFile = JSON.stringify(requestBody?.content ?? {}).includes('octet-stream')
      return { path, method, isFile }
    }),
  )
  const named = calls.filter(({ path }) => path.includes('{'))
  const [ofProjects = [], others = []] = [true, false].map((isOf) =>
    named.filter(({ path }) => path.startsWith(PROJECT) === isOf),
  )
  return {
    ofProjects: ofProjects.map((call) => ({ name: nameOf(call), send: sender(call) })),
    others: others.map(nameOf).sort(),
  }
}

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`

function sender(call: { path: string; method: string; isFile: boolean }): Call['send'] {
  const { path, method, isFile } = call
  const rest = path
    .slice(PROJECT.length)
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => PARAMETERS[name] ?? 'x')
  const body = BODIES[nameOf(call)]
  return (client, project) =>
    isFile
      ? client.send('POST', `${project}${rest}?name=mine.txt`, { body: 'Mine.', headers: OCTETS })
      : client.send(method.toUpperCase(), `${project}${rest}`, {
          ...(body && { body: JSON.stringify(body) }),
        })
}

const STATUSES = ['TRIAL_ACTIVE', 'PREMIUM_ACTIVE', 'SUSPENDED', 'FREE'] as const
const MALFORMED = [
  'x',
  '..%2F..%2Fetc',
  '%00',
  '%F0%9F%92%A9',
  'a%20b',
  "'%20or%201=1--",
  'x'.repeat(65),
  '%ED%A0%80',
  '[]',
]

onEachDatabase('somebody else’s project', (open) => {
  it('answers in every call and status as one that does not exist', async () => {
    const app = open()
    const owner = await answeredScene(app)
    await app.setAccount(owner.client, { status: 'PREMIUM_ACTIVE' })
    await owner.client.post(`${owner.path}/generate-requirements`)
    const before = await snapshot(owner.client, owner.path)
    const stranger = (await newScene(app)).client
    const { ofProjects, others } = await readCalls(app)
    expect(others).toEqual(NAMED_OTHERWISE)
    const foreign = [owner.path, `/api/projects/${crypto.randomUUID()}`]
    const malformed = MALFORMED.map((id) => `/api/projects/${id}`)
    for (const status of STATUSES) {
      await app.setAccount(stranger, { status })
      const paths = status === 'PREMIUM_ACTIVE' ? [...foreign, ...malformed] : foreign
      for (const { name, send } of ofProjects) {
        // So that no limit answers first.
        app.passTime(60_000)
        for (const path of paths) {
          const answer = await send(stranger, path)
          const { requestId: _, ...body } = answer.body
          expect([name, status, path, answer.status, body]).toEqual([
            name,
            status,
            path,
            404,
            { code: 'not_found', message: 'Not found. It may have been deleted.' },
          ])
        }
      }
    }
    expect(await snapshot(owner.client, owner.path)).toEqual(before)
  }, 120_000)

  it('answers 401 to whoever is not signed in, whatever the id and the body', async () => {
    const app = open()
    const owner = await newScene(app)
    const forged = app.visitor()
    for (const [name, value] of owner.client.cookies)
      forged.cookies.set(name, `${value.slice(0, -3)}abc`)
    for (const visitor of [app.visitor(), forged]) {
      for (const { name, send } of (await readCalls(app)).ofProjects) {
        for (const path of [owner.path, '/api/projects/x']) {
          const { status, body } = await send(visitor, path)
          expect([name, status, body.code]).toEqual([name, 401, 'signed_out'])
        }
      }
      for (const path of ['/api/projects', '/api/questions', '/api/auth/user']) {
        expect((await visitor.get(path)).status).toBe(401)
      }
      expect((await visitor.post('/api/projects', { nonsense: true })).status).toBe(401)
    }
  })
})

async function snapshot(client: Client, path: string): Promise<unknown[]> {
  const paths = ['', '/answers', '/reading', '/consultations', '/documents', '/documents/latest']
  return Promise.all(paths.map(async (part) => (await client.get(`${path}${part}`)).body))
}
