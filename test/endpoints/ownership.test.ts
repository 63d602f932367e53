import { expect, it } from 'vitest'
import { onEachDatabase } from '#test/app.ts'
import type { Client, ClientResponse } from '#test/client.ts'
import { answeredScene, newScene } from './scene.ts'

type Call = (client: Client, path: string) => Promise<ClientResponse>

/** Every call that names a project. */
const CALLS: Record<string, Call> = {
  getProject: (client, path) => client.get(path),
  updateProject: (client, path) => client.patch(path, { title: 'Mine now' }),
  deleteProject: (client, path) => client.delete(path),
  listAnswers: (client, path) => client.get(`${path}/answers`),
  saveAnswer: (client, path) =>
    client.post(`${path}/answers`, { questionId: 'q1', value: 'Mine now.' }),
  getReading: (client, path) => client.get(`${path}/reading`),
  decideReading: (client, path) =>
    client.post(`${path}/reading/decisions`, {
      version: 1,
      decisions: [{ do: 'confirm', row: 'r1' }],
    }),
  listTellings: (client, path) => client.get(`${path}/tellings`),
  tell: (client, path) => client.post(`${path}/tellings`, { text: 'Mine now.' }),
  tellFile: (client, path) =>
    client.send('POST', `${path}/told-files?name=mine.txt`, {
      body: 'Mine now.',
      headers: { 'content-type': 'application/octet-stream' },
    }),
  changeTelling: (client, path) =>
    client.post(`${path}/tellings/x/changes`, {
      version: 1,
      changes: [{ do: 'keep', stretches: [0] }],
    }),
  takeDrafts: (client, path) =>
    client.post(`${path}/tellings/take`, {
      drafts: [{ telling: 'x', version: 1, question: 'q1' }],
    }),
  sortTellingWithModel: (client, path) => client.post(`${path}/tellings/x/model`, {}),
  deleteTelling: (client, path) => client.delete(`${path}/tellings/x`),
  listProjectThreads: (client, path) => client.get(`${path}/threads`),
  replyToThread: (client, path) => client.post(`${path}/threads/x/reply`, { reply: 'Mine.' }),
  takeWording: (client, path) => client.post(`${path}/threads/x/take`),
  changeThread: (client, path) => client.patch(`${path}/threads/x`, { isClosed: true }),
  deleteThread: (client, path) => client.delete(`${path}/threads/x`),
  listConsultations: (client, path) => client.get(`${path}/consultations`),
  askConsultation: (client, path) => client.post(`${path}/consultations`, { question: 'Whose?' }),
  generateRequirements: (client, path) => client.post(`${path}/generate-requirements`),
  listDocuments: (client, path) => client.get(`${path}/documents`),
  getDocument: (client, path) => client.get(`${path}/documents/latest`),
  correctDocument: (client, path) => client.post(`${path}/documents/corrections`),
  answerOpenQuestion: (client, path) =>
    client.post(`${path}/open-questions/OQ-01/answer`, { reply: 'Mine.', replaces: null }),
  saveEdits: (client, path) =>
    client.post(`${path}/edits/AS-01`, {
      version: 1,
      texts: [{ field: 'text', text: 'Mine.', revision: 0 }],
    }),
  previewDocument: (client, path) => client.get(`${path}/preview`),
  restoreDocument: (client, path) => client.post(`${path}/documents/1/restore`),
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
    const paths = [
      owner.path,
      `/api/projects/${crypto.randomUUID()}`,
      ...MALFORMED.map((id) => `/api/projects/${id}`),
    ]
    for (const status of STATUSES) {
      await app.setAccount(stranger, { status })
      for (const [name, call] of Object.entries(CALLS)) {
        for (const path of paths) {
          const answer = await call(stranger, path)
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
  })

  it('answers 401 to whoever is not signed in, whatever the id and the body', async () => {
    const app = open()
    const owner = await newScene(app)
    const forged = app.visitor()
    for (const [name, value] of owner.client.cookies)
      forged.cookies.set(name, `${value.slice(0, -3)}abc`)
    for (const visitor of [app.visitor(), forged]) {
      for (const [name, call] of Object.entries(CALLS)) {
        for (const path of [owner.path, '/api/projects/x']) {
          const { status, body } = await call(visitor, path)
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
