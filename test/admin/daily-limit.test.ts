import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AdminModelUse } from '#contract/admin/model-use-endpoint.ts'
import type { StoredDocument } from '#contract/documents.ts'
import { claimTokens, settleTokens } from '#server/db/model-use/claim-tokens.ts'
import { users } from '#server/db/schema.ts'
import { modelUse } from '#server/db/tables/model-use.ts'
import { CONFIG } from '#test/app.ts'
import type { Client, ClientResponse } from '#test/client.ts'
import { DIALECTS } from '#test/databases.ts'
import { answeredScene, generate, newScene, type Scene } from '#test/endpoints/scene.ts'
import { modelSettings } from '#test/providers/a-caller.ts'
import { type StandIn, startStandIn } from '#test/providers/stand-in.ts'
import { USAGE } from '#test/providers/wire-formats.ts'
import { type AdminScene, openAdminApp } from './admin-app.ts'

const DAY = 86_400_000
const LIMIT = 2_000
/** One call claims more than the limit, so that no second one begins beside it. */
const PATIENT = { firstByteMs: 8_000, idleMs: 8_000, totalMs: 60_000, outputTokens: LIMIT }

describe.each(DIALECTS)('an account’s share of the model on %s', (dialect) => {
  let standIn: StandIn
  let scene: AdminScene
  beforeAll(async () => {
    standIn = await startStandIn()
    const model = modelSettings('openai-compatible', standIn.url, PATIENT)
    const assistant = { ...CONFIG.assistant, model, consultationsPerMinute: 1_000 }
    const bounds = { dailyTokens: LIMIT, prices: { in: 3, out: 15 } }
    scene = await openAdminApp(dialect, { assistant: { ...assistant, ...bounds } })
  })
  afterAll(async () => {
    await scene.app.close()
    await standIn.close()
  })
  beforeEach(() => {
    standIn.requests.length = 0
    standIn.answer({ text: '### Strengths\n\n- Good.' })
  })

  const today = () => scene.app.deps.now().toISOString().slice(0, 10)
  const ask = ({ client, path }: Scene): Promise<ClientResponse> =>
    client.post(`${path}/consultations`, { question: 'What is missing?', questionId: 'q1' })
  const use = async () => (await scene.admin.get<AdminModelUse>('/api/admin/model-use')).body
  const useOf = async ({ email }: Client) =>
    (await use()).accounts.find((account) => account.email === email)
  const idOf = async ({ email }: Client) => {
    const [user] = await scene.app.deps.db.select().from(users).where(eq(users.email, email))
    return user?.id ?? ''
  }
  const spendAll = async ({ client }: Scene) =>
    scene.app.deps.db
      .insert(modelUse)
      .values({ userId: await idOf(client), day: today(), tokensIn: LIMIT })

  it('writes down what each call took and cost, for the account and for the day of all', async () => {
    const person = await newScene(scene.app)
    expect((await ask(person)).status).toBe(201)
    expect(await useOf(person.client)).toMatchObject({
      calls: 1,
      tokensIn: USAGE.in,
      tokensOut: USAGE.out,
      costMicros: USAGE.in * 3 + USAGE.out * 15,
    })
    const { days, dailyTokens, hasPrices } = await use()
    expect([dailyTokens, hasPrices]).toEqual([LIMIT, true])
    expect(days).toMatchObject([{ day: today(), purpose: 'consultation', calls: 1, failed: 0 }])
  })

  it('counts a failed call, which took nothing, and gives its claim back', async () => {
    const person = await newScene(scene.app)
    standIn.answer({ fault: 401 })
    expect((await ask(person)).status).toBe(502)
    expect(await useOf(person.client)).toMatchObject({ calls: 1, tokensIn: 0, costMicros: 0 })
    expect((await use()).days[0]?.failed).toBe(1)
    standIn.answer({ text: 'Good.' })
    expect((await ask(person)).status).toBe(201)
  })

  it('says in a clear sentence that the share is used, calls no model, and is whole the next day', async () => {
    const person = await newScene(scene.app)
    await spendAll(person)
    const { status, body } = await ask(person)
    expect([status, body.code]).toEqual([429, 'model_daily_limit'])
    expect(body.message).toMatch(/share of the AI model for today.*saved.*midnight UTC/)
    const read = await person.client.post(`${person.path}/reading/model`, { question: null })
    expect([read.status, read.body.code ?? '']).toEqual([200, ''])
    await person.client.post(`${person.path}/answers`, {
      questionId: 'q5',
      value: 'A client books a class. The teacher cancels a class.',
    })
    const reading = await person.client.post(`${person.path}/reading/model`, { question: null })
    expect([reading.status, reading.body.code]).toEqual([429, 'model_daily_limit'])
    expect(standIn.requests).toEqual([])
    const other = await newScene(scene.app)
    expect((await ask(other)).status).toBe(201)
    scene.app.passTime(DAY)
    expect((await ask(person)).status).toBe(201)
  })

  it('writes a document all the same, which says why no model took part', async () => {
    const person = await answeredScene(scene.app)
    await scene.app.setAccount(person.client, { status: 'PREMIUM_ACTIVE' })
    await spendAll(person)
    const { status, body }: ClientResponse<StoredDocument> = await generate(person)
    expect(status).toBe(201)
    expect(body.document).toContain('had used its share of the AI model for the day')
    expect(standIn.requests).toEqual([])
  })

  it('lets one of many calls at once pass, where one takes all that is left', async () => {
    const person = await newScene(scene.app)
    standIn.answer({ text: 'Good.', waitMs: 700 })
    const answers = await Promise.all(Array.from({ length: 9 }, () => ask(person)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(8).fill(429)])
    expect(standIn.requests).toHaveLength(1)
  })

  it('holds the limit in the write, whoever asks at once', async () => {
    const { db } = scene.app.deps
    const key = { userId: await idOf((await newScene(scene.app)).client), day: today() }
    const claims = await Promise.all(
      Array.from({ length: 60 }, () => claimTokens(db, key, { tokens: 100, limit: 1_000 })),
    )
    expect(claims.filter(Boolean)).toHaveLength(10)
    const took = { tokensIn: 10, tokensOut: 10, costMicros: 7 }
    const call = { purpose: 'reading', claimed: 100, failed: false, ...took }
    await Promise.all(Array.from({ length: 10 }, () => settleTokens(db, key, call)))
    const [row] = await db.select().from(modelUse).where(eq(modelUse.userId, key.userId))
    expect(row).toMatchObject({ calls: 10, tokensIn: 100, tokensClaimed: 0, costMicros: 70 })
    const day = (await use()).days.find(({ purpose }) => purpose === 'reading')
    expect(day).toMatchObject({ calls: 10, tokensIn: 100, tokensOut: 100 })
  })

  it('keeps the day’s cost when the account is deleted', async () => {
    const person = await newScene(scene.app)
    await ask(person)
    const before = (await use()).days
    const { client } = person
    await client.post('/api/profile/delete', { confirmation: client.email })
    const after = await use()
    expect(after.days).toEqual(before)
    expect(after.accounts.some(({ email }) => email === client.email)).toBe(false)
  })
})
