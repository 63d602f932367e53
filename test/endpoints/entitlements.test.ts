import { expect, it } from 'vitest'
import type { User } from '#contract/account.ts'
import { onEachDatabase } from '#test/app.ts'
import { answerAll, answeredScene, generate, withProject } from './scene.ts'

const ALL = [
  'TRIAL_ACTIVE',
  'TRIAL_CANCELED',
  'PREMIUM_ACTIVE',
  'PREMIUM_CANCELED',
  'SUSPENDED',
  'FREE',
  'SOMETHING_ELSE',
] as const
type Status = (typeof ALL)[number]

/** The table of docs/product.md#entitlements. What is not named here is allowed. */
const REFUSED: Record<string, Partial<Record<Status, string>>> = {
  createProject: {
    TRIAL_ACTIVE: 'trial_project_limit',
    TRIAL_CANCELED: 'trial_ended',
    SUSPENDED: 'account_suspended',
    FREE: 'free_project_limit',
    SOMETHING_ELSE: 'free_project_limit',
  },
  updateProject: { SUSPENDED: 'account_suspended' },
  saveAnswer: { SUSPENDED: 'account_suspended' },
  askConsultation: {
    TRIAL_CANCELED: 'trial_ended',
    SUSPENDED: 'account_suspended',
    FREE: 'premium_required',
    SOMETHING_ELSE: 'premium_required',
  },
  generateRequirements: {
    TRIAL_CANCELED: 'trial_ended',
    SUSPENDED: 'account_suspended',
    FREE: 'premium_required',
    SOMETHING_ELSE: 'premium_required',
  },
  previewDocument: {
    TRIAL_CANCELED: 'trial_ended',
    SUSPENDED: 'account_suspended',
    FREE: 'premium_required',
    SOMETHING_ELSE: 'premium_required',
  },
  restoreDocument: {
    TRIAL_CANCELED: 'trial_ended',
    SUSPENDED: 'account_suspended',
    FREE: 'premium_required',
    SOMETHING_ELSE: 'premium_required',
  },
  exportProject: {
    TRIAL_ACTIVE: 'premium_required',
    TRIAL_CANCELED: 'trial_ended',
    SUSPENDED: 'account_suspended',
    FREE: 'premium_required',
    SOMETHING_ELSE: 'premium_required',
  },
  deleteProject: { TRIAL_ACTIVE: 'trial_no_deletion' },
}

onEachDatabase('entitlements', (open) => {
  it.each(ALL)('hold for %s on every route', async (status) => {
    const app = open()
    const scene = await answeredScene(app)
    const { client, path } = scene
    expect((await generate(scene)).status).toBe(201)
    await app.setAccount(client, { status, generationsUsed: 0 })
    const known = status === 'SOMETHING_ELSE' ? 'FREE' : status
    const user = await client.get<{ subscriptionStatus: string }>('/api/auth/user')
    expect(user.body.subscriptionStatus).toBe(known)
    for (const read of ['', '/answers', '/consultations', '/documents', '/documents/latest']) {
      expect([read, (await client.get(`${path}${read}`)).status]).toEqual([read, 200])
    }
    for (const read of ['/api/projects', '/api/questions', '/api/billing', '/api/profile/export']) {
      expect([read, (await client.get(read)).status]).toEqual([read, 200])
    }
    const calls = {
      createProject: () => client.post('/api/projects', { title: 'Another' }),
      updateProject: () => client.patch(path, { title: 'Changed' }),
      saveAnswer: () =>
        client.post(`${path}/answers`, { questionId: 'q1', value: `As ${status} I write.` }),
      askConsultation: () => client.post(`${path}/consultations`, { question: 'Well?' }),
      generateRequirements: () => client.post(`${path}/generate-requirements`),
      previewDocument: () => client.get(`${path}/preview`),
      restoreDocument: () => client.post(`${path}/documents/1/restore`),
      exportProject: () => client.get(`${path}/export`),
      openCheckout: () => client.post('/api/checkout/create-session'),
      openPortal: () => client.post('/api/stripe/create-portal-session'),
      reconcile: () => client.post('/api/billing/reconcile'),
      deleteProject: () => client.delete(path),
    }
    for (const [name, call] of Object.entries(calls)) {
      const answer = await call()
      const refusal = REFUSED[name]?.[status]
      expect([name, answer.status, answer.body?.code]).toEqual(
        refusal
          ? [name, 403, refusal]
          : [name, expect.toSatisfy((code) => code === 200 || code === 201), undefined],
      )
    }
  })

  it('reads an expired trial as ended before any job has written it', async () => {
    const app = open()
    const { client, path } = await answeredScene(app)
    const day = 24 * 60 * 60_000
    const ask = () => client.post(`${path}/consultations`, { question: 'Well?' })
    app.passTime(7 * day - 60_000)
    expect((await ask()).status).toBe(201)
    app.passTime(120_000)
    expect((await ask()).body.code).toBe('trial_ended')
    expect((await client.post('/api/projects', { title: 'x' })).body.code).toBe('trial_ended')
  })

  it('gives a trial one generation in total, whatever project it is for', async () => {
    const app = open()
    const { client, path } = await answeredScene(app)
    await app.setAccount(client, { generationsUsed: 1 })
    const refused = await client.post(`${path}/generate-requirements`)
    expect([refused.status, refused.body.code]).toEqual([403, 'trial_generation_used'])
    await app.setAccount(client, { status: 'PREMIUM_ACTIVE' })
    expect((await withProject(client)).project.id).toBeTruthy()
    expect((await client.post(`${path}/generate-requirements`)).status).toBe(201)
  })

  it('gives no document for a step that was skipped, and spends nothing on it', async () => {
    const app = open()
    const scene = await withProject(await app.signUp())
    const { client, path } = scene
    const missing = await generate(scene)
    expect([missing.status, missing.body.code]).toEqual([400, 'answers_missing'])
    await answerAll(scene)
    await client.post(`${path}/answers`, { questionId: 'q1', value: 'TBD' })
    const inadequate = await generate(scene)
    expect([inadequate.status, inadequate.body.code]).toEqual([400, 'answers_inadequate'])
    const user = await client.get<User>('/api/auth/user')
    expect(user.body.trialRequirementsGenerationsUsed).toBe(0)
  })
})
