import { expect, it } from 'vitest'
import type { TellingView } from '#contract/telling/telling-schema.ts'
import { onEachDatabase } from '#test/app.ts'
import { answeredScene } from './scene.ts'

/** A generation sends one each second, however long its request takes; it changes the claim with it. */
const SIGN_OF_LIFE =
  /^update "generations" set "progress"|^update "users" set "generation_claimed_at"/
/** The brackets around a transaction's statements. */
const BRACKET = /^(begin|commit|rollback)$/
const MOST_IN_A_TRANSACTION = 6

/** How many statements the longest transaction has. */
function longestTransaction(statements: readonly string[]): number {
  const begins = statements.flatMap((text, at) => (text === 'begin' ? [at] : []))
  const lengths = begins.map((at) =>
    statements.slice(at + 1).findIndex((text) => BRACKET.test(text)),
  )
  return Math.max(0, ...lengths)
}

onEachDatabase('statements', (open) => {
  it('are two at most on the hot paths, and six at most in any transaction, with and without a key, done or refused', async () => {
    const app = open()
    const { client, path } = await answeredScene(app)
    await app.setAccount(client, { status: 'PREMIUM_ACTIVE' })
    const answer = { questionId: 'q1', value: 'Another text for the answer.' }
    const counts: Record<string, number> = {}
    const count = async (name: string, call: () => Promise<unknown>) => {
      app.statements.length = 0
      await call()
      const sent = app.statements.filter((text) => !SIGN_OF_LIFE.test(text))
      expect(longestTransaction(sent), name).toBeLessThanOrEqual(MOST_IN_A_TRANSACTION)
      counts[name] = sent.filter((text) => !BRACKET.test(text)).length
    }
    const headers = { 'idempotency-key': 'k' }
    await count('user', () => client.get('/api/auth/user'))
    await count('projects', () => client.get('/api/projects'))
    await count('project', () => client.get(path))
    await count('questions', () => client.get('/api/questions'))
    await count('answers', () => client.get(`${path}/answers`))
    await count('first reading', () => client.get(`${path}/reading`))
    await count('reading', () => client.get(`${path}/reading`))
    const decisions = [{ do: 'add', said: [], kind: 'aside', fields: { what: null } }]
    await count('decide', () => client.post(`${path}/reading/decisions`, { version: 1, decisions }))
    const told = { text: 'Our problem is that we lose bookings.' }
    const telling = await client.post<TellingView>(`${path}/tellings`, told)
    const at = `${path}/tellings/${telling.body.id}`
    await count('tell', () => client.post(`${path}/tellings`, told))
    await count('notes', () => client.get(`${path}/tellings`))
    const changes = [{ do: 'place', stretches: [0], question: 'q2' }]
    await count('move', () => client.post(`${at}/changes`, { version: 1, changes }))
    const drafts = [{ telling: telling.body.id, version: 2, question: 'q2' }]
    await count('take', () => client.post(`${path}/tellings/take`, { drafts }))
    await count('forget', () => client.delete(at))
    await count('consultations', () => client.get(`${path}/consultations`))
    await count('documents', () => client.get(`${path}/documents`))
    await count('create', () => client.post('/api/projects', { title: 'x' }))
    await count('update', () => client.patch(path, { title: 'x' }))
    await count('save', () => client.post(`${path}/answers`, answer))
    await count('save unchanged', () => client.post(`${path}/answers`, answer))
    await count('save stale', () =>
      client.post(`${path}/answers`, { ...answer, value: 'Stale text here.', version: 1 }),
    )
    await count('save keyed', () =>
      client.post(`${path}/answers`, { ...answer, value: 'Keyed text here.' }, headers),
    )
    await count('save again', () =>
      client.post(`${path}/answers`, { ...answer, value: 'Keyed text here.' }, headers),
    )
    await count('ask', () => client.post(`${path}/consultations`, { question: 'x' }))
    await count('preview', () => client.get(`${path}/preview`))
    await count('generate', () => client.post(`${path}/generate-requirements`))
    await count('document', () => client.get(`${path}/documents/latest`))
    const texts = [{ field: 'text', text: 'Edited by hand.', revision: 0 }]
    await count('edit', () => client.post(`${path}/edits/AS-01`, { version: 1, texts }))
    await count('edited document', () => client.get(`${path}/documents/latest`))
    await count('correct', () => client.post(`${path}/documents/corrections`))
    await count('reply', () =>
      client.post(`${path}/open-questions/OQ-01/answer`, { reply: 'Nobody.', replaces: null }),
    )
    await count('correct after a reply', () => client.post(`${path}/documents/corrections`))
    await count('restore', () => client.post(`${path}/documents/1/restore`))
    await count('restore keyed', () =>
      client.post(`${path}/documents/1/restore`, undefined, { 'idempotency-key': 'r' }),
    )
    await count('foreign', () => client.patch('/api/projects/x', { title: 'x' }))
    await app.setAccount(client, { status: 'TRIAL_ACTIVE' })
    await count('trial generate', () => client.post(`${path}/generate-requirements`))
    await count('trial delete', () => client.delete(path))
    await app.setAccount(client, { status: 'PREMIUM_ACTIVE' })
    await count('delete', () => client.delete(path))
    await count('delete again', () => client.delete(path, { 'idempotency-key': 'd' }))
    expect(counts).toEqual({
      user: 1,
      projects: 2,
      project: 2,
      questions: 1,
      answers: 1,
      'first reading': 3,
      reading: 2,
      decide: 3,
      tell: 5,
      notes: 2,
      move: 3,
      take: 4,
      forget: 4,
      consultations: 2,
      documents: 2,
      create: 3,
      update: 3,
      save: 1,
      'save unchanged': 1,
      'save stale': 1,
      'save keyed': 1,
      'save again': 2,
      ask: 6,
      preview: 2,
      // With what was understood of the answers: read, and stored where an answer has changed.
      // With a look at which replies to comments it holds; a correction as well.
      generate: 15,
      document: 2,
      edit: 4,
      'edited document': 2,
      // Written from what a generation is written from.
      correct: 5,
      reply: 4,
      'correct after a reply': 9,
      restore: 7,
      'restore keyed': 8,
      foreign: 2,
      'trial generate': 15,
      'trial delete': 2,
      delete: 4,
      'delete again': 4,
    })
  })

  it('take no field from the body that is not the caller’s to set', async () => {
    const app = open()
    const { client, path, project } = await answeredScene(app)
    const extra = {
      id: 'mine',
      userId: 'mine',
      subscriptionStatus: 'PREMIUM_ACTIVE',
      trialRequirementsGenerationsUsed: -5,
      generationsUsed: -5,
      projectCount: -5,
      progress: 100,
      status: 'completed',
      documentCount: 9,
      createdAt: '2001-01-01T00:00:00.000Z',
      emailVerified: true,
      price: 0,
      source: 'mine',
      response: 'mine',
      adequate: true,
    }
    const user = (await client.get('/api/auth/user')).body
    const before = (await client.get<object>(path)).body
    const changed = await client.patch<object>(path, { title: project.title, ...extra })
    expect(changed.body).toEqual(before)
    const saved = await client.post(`${path}/answers`, { questionId: 'q1', value: 'tbd', ...extra })
    expect(Object.keys(saved.body).sort()).toEqual([
      'createdAt',
      'questionId',
      'updatedAt',
      'value',
      'version',
    ])
    const asked = await client.post(`${path}/consultations`, { question: 'x', ...extra })
    expect(asked.body).toMatchObject({
      source: 'built-in',
      response: expect.not.stringMatching(/^mine$/),
    })
    expect((await client.get('/api/auth/user')).body).toEqual(user)
    await app.setAccount(client, { status: 'PREMIUM_ACTIVE' })
    const created = await client.post<object>('/api/projects', { title: 'x', ...extra })
    expect(created.body).toMatchObject({ progress: 0, status: 'draft', documentVersion: null })
    expect(created.body).not.toMatchObject({ id: 'mine' })
  })
})
