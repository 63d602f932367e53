import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { ErrorBody } from '#contract/error-body.ts'
import type { Webhook, WebhookWithSecret } from '#contract/webhooks/webhook-endpoints.ts'
import { webhookDeliveries, webhooks } from '#server/db/tables/webhooks.ts'
import { onEachDatabase } from '#test/app.ts'
import type { Client } from '#test/client.ts'
import { withProject } from '#test/endpoints/scene.ts'
import { addWebhook, logOf, payer, sendTest, userIdOf } from './scene.ts'

const ADDRESS = 'https://hooks.example.com/groundwork'

const list = async (client: Client) => (await client.get<Webhook[]>('/api/webhooks')).body

onEachDatabase('a webhook', (open) => {
  it('tells its secret once, keeps it sealed, and is listed without it', async () => {
    const app = open()
    const client = await payer(app)
    const { status, body } = await addWebhook(client, {
      address: ADDRESS,
      events: ['question.asked'],
    })
    expect(status).toBe(201)
    expect(body.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    const { secret, ...shown } = body
    expect(shown).toMatchObject({ address: ADDRESS, events: ['question.asked'], off: null })
    expect(await list(client)).toEqual([shown])
    const rows = await app.deps.db
      .select()
      .from(webhooks)
      .where(eq(webhooks.userId, await userIdOf(app, client)))
    expect(rows[0]?.secret).toMatch(/^s1\./)
    expect(JSON.stringify(rows)).not.toContain(secret.slice('whsec_'.length))
  })

  it.each([
    ['TRIAL_ACTIVE', 'premium_required'],
    ['FREE', 'premium_required'],
    ['TRIAL_CANCELED', 'trial_ended'],
    ['SUSPENDED', 'account_suspended'],
    ['PREMIUM_CANCELED', undefined],
  ] as const)('with %s: %s', async (status, code) => {
    const app = open()
    const client = await payer(app)
    const { body } = await addWebhook(client, { address: ADDRESS })
    await app.setAccount(client, { status })
    const refused = [
      await addWebhook(client, { address: ADDRESS }),
      await client.patch(`/api/webhooks/${body.id}`, { events: ['question.asked'] }),
      await client.post(`/api/webhooks/${body.id}/secret`),
      await sendTest(client, body.id),
    ]
    expect(refused.map((each) => each.body.code)).toEqual(refused.map(() => code))
    // What takes away is open to every plan.
    const off = await client.patch<Webhook>(`/api/webhooks/${body.id}`, { isOn: false })
    expect(off.body.off?.reason).toBe('owner')
    expect((await client.delete(`/api/webhooks/${body.id}`)).status).toBe(200)
  })

  it.each([
    [{ address: 'http://hooks.example.com/' }, 'address'],
    [{ address: 'https://10.0.0.7/' }, 'address'],
    [{ address: 'https://169.254.169.254/latest' }, 'address'],
    [{ address: '' }, 'address'],
    [{ address: `https://hooks.example.com/${'x'.repeat(600)}` }, 'address'],
    [{ address: ADDRESS, events: [] }, 'events'],
    [{ address: ADDRESS, events: ['everything'] }, 'events.0'],
  ])('is not added with %j', async (body, path) => {
    const client = await payer(open())
    const given = { events: ['question.asked'], projectId: null, ...body }
    const answer = await client.post<ErrorBody>('/api/webhooks', given)
    expect(answer.body.code).toBe('invalid_input')
    expect(answer.body.issues?.map((issue) => issue.path)).toEqual([path])
  })

  it('can be told of one project, which must be one’s own, and goes with it', async () => {
    const app = open()
    const client = await payer(app)
    const { project, path } = await withProject(client)
    const stranger = await withProject(await payer(app))
    const foreign = await addWebhook(client, { address: ADDRESS, projectId: stranger.project.id })
    expect(foreign.body.code).toBe('not_found')
    const { body } = await addWebhook(client, { address: ADDRESS, projectId: project.id })
    expect(body.projectId).toBe(project.id)
    const moved = await client.patch(`/api/webhooks/${body.id}`, { projectId: stranger.project.id })
    expect(moved.body.code).toBe('not_found')
    await client.delete(path)
    expect(await list(client)).toEqual([])
  })

  it('is one of five at most, also when ten are added at once', async () => {
    const client = await payer(open())
    const added = await Promise.all(
      Array.from({ length: 10 }, () => addWebhook(client, { address: ADDRESS })),
    )
    expect(added.filter(({ status }) => status === 201)).toHaveLength(5)
    expect(added.filter(({ body }) => body.code === 'webhook_limit')).toHaveLength(5)
  })

  it('is changed, turned off and on, renewed and deleted', async () => {
    const app = open()
    const client = await payer(app)
    const { body: made } = await addWebhook(client, { address: ADDRESS })
    const path = `/api/webhooks/${made.id}`
    const change = { address: 'https://other.example.com/', events: ['tests.reported'] }
    expect((await client.patch<Webhook>(path, change)).body).toMatchObject(change)
    expect((await client.patch<Webhook>(path, {})).body).toMatchObject(change)
    await client.patch(path, { isOn: false })
    expect((await sendTest(client, made.id)).body.code).toBe('webhook_off')
    expect((await client.patch<Webhook>(path, { isOn: true })).body.off).toBeNull()
    const { body: renewed } = await client.post<WebhookWithSecret>(`${path}/secret`)
    expect(renewed.secret).toMatch(/^whsec_/)
    expect(renewed.secret).not.toBe(made.secret)
    expect(renewed.changingUntil).toBe(
      new Date(app.deps.now().getTime() + 24 * 3_600_000).toISOString(),
    )
    await sendTest(client, made.id)
    await client.delete(path)
    const left = await app.deps.db
      .select()
      .from(webhookDeliveries)
      .where(eq(webhookDeliveries.webhookId, made.id))
    expect(left).toEqual([])
  })

  it('of somebody else is answered as one that does not exist', async () => {
    const app = open()
    const owner = await payer(app)
    const { body } = await addWebhook(owner, { address: ADDRESS })
    const { body: delivery } = await sendTest(owner, body.id)
    const stranger = await payer(app)
    for (const id of [body.id, crypto.randomUUID(), '%00']) {
      const path = `/api/webhooks/${id}`
      const answers = [
        await stranger.patch(path, { isOn: false }),
        await stranger.post(`${path}/secret`),
        await stranger.post(`${path}/test`),
        await stranger.get(`${path}/deliveries`),
        await stranger.post(`${path}/deliveries/${delivery.id}/again`),
        await stranger.delete(path),
      ]
      expect(answers.map((each) => each.body.code)).toEqual(answers.map(() => 'not_found'))
    }
    expect(await list(stranger)).toEqual([])
    expect(await list(owner)).toHaveLength(1)
    expect(await logOf(owner, body.id)).toHaveLength(1)
  })

  it('sends so many tests at once, and then asks to wait', async () => {
    const client = await payer(open())
    const { body } = await addWebhook(client, { address: ADDRESS })
    const tests = await Promise.all(Array.from({ length: 22 }, () => sendTest(client, body.id)))
    expect(tests.filter(({ status }) => status === 201)).toHaveLength(20)
    expect(tests.filter((each) => each.body.code === 'too_many_requests')).toHaveLength(2)
  })
})
