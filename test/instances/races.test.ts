import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDocument } from '#contract/documents.ts'
import type { Project } from '#contract/projects.ts'
import type { Client } from '#test/client.ts'
import { answerAll, generate, type Scene, withProject } from '#test/endpoints/scene.ts'
import { billingOf, type CheckoutPage, post } from '#test/payments/scene.ts'
import { type StandInStripe, startStandInStripe } from '#test/payments/stand-in/stand-in-stripe.ts'
import { count, isAsked, startTwoServers, type TwoServers, tally } from './two-servers.ts'

/** Rivals at once, by turns at the one server and the other. */
const RIVALS = 20
const ROUNDS = 5

const rounds = Array.from({ length: ROUNDS }, (_, round) => round)
const rivals = <T>(work: (rival: number) => Promise<T>) =>
  Promise.all(Array.from({ length: RIVALS }, (_, rival) => work(rival)))

/** docs/reliability.md#r26: what is done once with one process is done once with two. */
describe.runIf(isAsked)('races over two servers on one database', { timeout: 120_000 }, () => {
  let two: TwoServers
  let stripe: StandInStripe
  beforeAll(async () => {
    stripe = await startStandInStripe()
    const { secretKey, webhookSecret, priceId, apiBase } = stripe.settings
    two = await startTwoServers({
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_PRICE_ID: priceId,
      STRIPE_API_BASE: apiBase.href,
    })
  })
  afterAll(async () => {
    await two?.close()
    await stripe?.close()
  })

  const ofUser = (client: Client, query: string) =>
    count(two, `${query} (select id from users where email = $1)`, [client.email])
  const documentsOf = (client: Client) =>
    ofUser(client, 'select count(*) from documents where user_id =')
  const setPremium = (client: Client) =>
    two.pool.query("update users set subscription_status = 'PREMIUM_ACTIVE' where email = $1", [
      client.email,
    ])

  async function answeredScene(): Promise<Scene> {
    const scene = await withProject(await two.signUp())
    await answerAll(scene)
    return scene
  }

  it.each(rounds)('one account for one address, round %i', async (round) => {
    const email = `rival-${round}@studio.test`
    const person = { firstName: 'Mia', lastName: 'A', email, password: 'nine quiet lamps' }
    const visitor = two.visitor()
    await rivals(() => visitor.post('/api/sign-up', person))
    expect(await count(two, 'select count(*) from users where email = $1', [email])).toBe(1)
  })

  it.each(rounds)('one project and one document of a trial, round %i', async () => {
    const client = await two.signUp()
    const made = await rivals((rival) =>
      client.post<Project>('/api/projects', { title: `Rival ${rival}` }),
    )
    expect(tally(made)).toMatchObject({ 201: 1 })
    expect(await ofUser(client, 'select count(*) from projects where user_id =')).toBe(1)
    const project = made.find(({ status }) => status === 201)?.body
    if (!project) throw new Error('no project')
    const scene = { client, project, path: `/api/projects/${project.id}` }
    await answerAll(scene)
    const generated = await rivals(() => generate(scene))
    expect(tally(generated)[201]).toBe(1)
    for (const { status } of generated) expect([201, 403, 409]).toContain(status)
    expect(await documentsOf(client)).toBe(1)
    expect(await ofUser(client, 'select trial_generations_used from users where id =')).toBe(1)
    expect(
      await ofUser(
        client,
        'select count(*) from users where generation_claim is not null and id =',
      ),
    ).toBe(0)
  })

  it.each(rounds)('one document for one key, round %i', async () => {
    const scene = await answeredScene()
    await setPremium(scene.client)
    const key = { 'idempotency-key': crypto.randomUUID() }
    const generated = await rivals(() => generate(scene, key))
    const { 201: stored = 0, 409: waiting = 0 } = tally(generated)
    expect(stored).toBeGreaterThan(0)
    expect(stored + waiting).toBe(RIVALS)
    const bodies = generated.filter(({ status }) => status === 201).map(({ text }) => text)
    expect(new Set(bodies).size).toBe(1)
    // Whoever was told to wait gets the same document by asking again.
    const again = await generate(scene, key)
    expect(again.text).toBe(bodies[0])
    expect(await documentsOf(scene.client)).toBe(1)
  })

  it.each(rounds)('one checkout and one subscription, round %i', async () => {
    const client = await two.signUp()
    const open = () => client.post<CheckoutPage>('/api/checkout/create-session')
    const opened = await rivals(open)
    expect(tally(opened)).toEqual({ 200: RIVALS })
    const sessions = new Set(opened.map(({ body }) => body.sessionId))
    expect(sessions.size).toBe(1)
    const [session = ''] = sessions
    const subscription = stripe.books.pay(session)
    if (!subscription) throw new Error('the checkout cannot be paid')
    for (const { body } of await rivals(open)) expect(body.url).toContain('billing.stripe')
    const { customer } = subscription
    const customers = [...stripe.books.customers.values()].filter(
      ({ email }) => email === client.email,
    )
    expect([customers.length, stripe.books.live(customer).length]).toEqual([1, 1])

    // All that was told of it so far, each ten times at each server, in any order.
    const events = stripe.books.events.filter(
      ({ data }) => (data.object as { customer?: string }).customer === customer,
    )
    const effects = () =>
      count(two, 'select count(*) from webhook_events where id = any($1)', [
        events.map(({ id }) => id),
      ])
    const deliveries = events.flatMap((event) => Array<object>(RIVALS).fill(event))
    const answered = await Promise.all(
      deliveries
        .toSorted(() => Math.random() - 0.5)
        .map((event, n) => post(two.url(n % 2 === 0 ? 0 : 1), stripe.sign(event))),
    )
    expect(tally(answered)).toEqual({ 200: deliveries.length })
    expect(await effects()).toBe(events.length)
    expect((await billingOf(client)).status).toBe('PREMIUM_ACTIVE')
    expect(await ofUser(client, 'select count(*) from subscriptions where user_id =')).toBe(1)
  })

  it.each(rounds)(
    'one of twenty edits of the same text, and every keyed answer once, round %i',
    async () => {
      const scene = await answeredScene()
      await generate(scene)
      const { client, path } = scene
      const { body } = await client.get<OpenDocument>(`${path}/documents/latest`)
      const item = findOwnText(body.content) ?? ''
      const edited = await rivals((rival) =>
        client.post(`${path}/edits/${item}`, {
          version: 1,
          texts: [{ field: 'text', revision: 0, text: `Edited by rival ${rival}.` }],
        }),
      )
      const kept = await ofUser(client, 'select count(*) from document_edits where user_id =')
      tallyOnce(edited, kept)

      const key = crypto.randomUUID()
      const before = await versionOf(client)
      const saved = await rivals(() =>
        client.post(
          `${path}/answers`,
          { questionId: 'q1', value: 'The same letter, sent twenty times.' },
          { 'idempotency-key': key },
        ),
      )
      expect(tally(saved)).toEqual({ 200: RIVALS })
      expect(new Set(saved.map(({ text }) => text)).size).toBe(1)
      expect(await versionOf(client)).toBe(before + 1)
      const keys = await count(two, 'select count(*) from idempotency_keys where key = $1', [key])
      expect(keys).toBe(1)
    },
  )

  const versionOf = (client: Client) =>
    ofUser(client, "select version from answers where question_id = 'q1' and user_id =")
})

/** An item whose text belongs to no row of the reading: it is edited in the document itself. */
function findOwnText(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return null
  const { id, text, rows } = value as Record<string, unknown>
  if (typeof id === 'string' && typeof text === 'string' && rows === undefined) return id
  for (const part of Object.values(value)) {
    const found = findOwnText(part)
    if (found !== null) return found
  }
  return null
}

/** One rival is told yes, the others that somebody was first, and there is one row. */
function tallyOnce(responses: readonly { status: number }[], kept: number): void {
  expect(tally(responses)).toEqual({ 200: 1, 409: RIVALS - 1 })
  expect(kept).toBe(1)
}
