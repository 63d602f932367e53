import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDocument } from '#contract/documents.ts'
import type { Project } from '#contract/projects.ts'
import type { Share } from '#contract/sharing.ts'
import {
  limitMailsTo,
  limitPasswordAttempts,
  limitTriesFrom,
} from '#server/accounts/sign-in/limits.ts'
import { guessesAt } from '#server/sharing/limits.ts'
import { answerAll, generate, withProject } from '#test/endpoints/scene.ts'
import { isAsked, startTwoServers, type TwoServers, tally } from './two-servers.ts'

const CONSULTATIONS = 5
const TRIES = 30
const HERE = { 'sec-fetch-site': 'same-origin' }

/** docs/reliability.md#r26: what one server would refuse, two together refuse. */
describe.runIf(isAsked)('two servers on one database', { timeout: 120_000 }, () => {
  let two: TwoServers
  beforeAll(async () => {
    two = await startTwoServers({ AI_CONSULTATIONS_PER_MINUTE: String(CONSULTATIONS) })
  })
  afterAll(() => two?.close())

  const tries = <T>(work: (n: number) => Promise<T>) =>
    Promise.all(Array.from({ length: TRIES }, (_, n) => work(n)))

  it('count the tries of a password together', async () => {
    const { email } = await two.signUp()
    const stranger = two.visitor()
    const tried = await tries((n) =>
      stranger.post('/api/sign-in', { email, password: `nine wrong lamps ${n}` }),
    )
    // Three one after the other; at once, what the account allows at most.
    const judged = TRIES - (tally(tried)[429] ?? 0)
    expect(judged).toBeGreaterThanOrEqual(limitTriesFrom(email, '').address.burst)
    expect(judged).toBeLessThanOrEqual(limitPasswordAttempts(email).burst)
  })

  it('count the tries of a passphrase together', async () => {
    const scene = await withProject(await two.signUp())
    await answerAll(scene)
    await generate(scene)
    const link = { version: 1, passphrase: 'blue kettle' }
    const { body } = await scene.client.post<Share>(`${scene.path}/shares`, link)
    const visitor = two.visitor()
    const tried = await tries((n) =>
      visitor.post('/api/shared', { token: body.token, passphrase: `guess ${n}` }),
    )
    expect(TRIES - (tally(tried)[429] ?? 0)).toBe(guessesAt(body.id).burst)
  })

  it('count one user’s consultations together', async () => {
    const { client, path } = await withProject(await two.signUp())
    const asked = await tries(() => client.post(`${path}/consultations`, { question: 'Well?' }))
    expect(tally(asked)).toEqual({ 201: CONSULTATIONS, 429: TRIES - CONSULTATIONS })
  })

  it('count the requests for a new password together', async () => {
    const { email } = await two.signUp()
    const visitor = two.visitor()
    const tried = await tries(() => visitor.post('/api/password/forgot', { email }))
    // Signing up sent one; one a minute comes on top.
    const { burst } = limitMailsTo(email)
    expect([burst - 1, burst]).toContain(tally(tried)[200])
    expect(tally(tried)[429]).toBeGreaterThanOrEqual(TRIES - burst)
  })

  it('need no stickiness: each call of a whole visit goes to the other one', async () => {
    const client = await two.signUp()
    const created = await client.post<Project>('/api/projects', { title: 'By turns' })
    expect(created.status).toBe(201)
    const scene = { client, project: created.body, path: `/api/projects/${created.body.id}` }
    await answerAll(scene)
    const { path } = scene
    const reads = ['/api/auth/user', '/api/projects', path, `${path}/answers`, `${path}/reading`]
    for (const read of [...reads, ...reads]) {
      expect([read, (await client.get(read)).status]).toEqual([read, 200])
    }
    expect((await generate(scene)).status).toBe(201)
    const opened = await client.get<OpenDocument>(`${path}/documents/latest`)
    expect(opened.body.version).toBe(1)
    const file = await client.get(`${path}/documents/latest/exports/markdown`)
    expect(file.status).toBe(200)
    expect((await client.get('/api/logout', HERE)).status).toBe(302)
    // Neither server knows the session any more.
    for (const place of [0, 1] as const) {
      expect((await two.at(client, place).get('/api/auth/user')).status).toBe(401)
    }
  })

  it('forget a session on both at once', async () => {
    const client = await two.signUp()
    const [first, second] = [two.at(client, 0), two.at(client, 1)]
    expect((await second.get('/api/auth/user')).status).toBe(200)
    await first.get('/api/logout', HERE)
    expect((await second.get('/api/auth/user')).status).toBe(401)
  })
})
