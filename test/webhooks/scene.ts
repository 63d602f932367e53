import { asc, eq } from 'drizzle-orm'
import { Webhook as Verifier } from 'standardwebhooks'
import { vi } from 'vitest'
import type { ErrorBody } from '#contract/error-body.ts'
import type {
  Webhook,
  WebhookDelivery,
  WebhookWithSecret,
} from '#contract/webhooks/webhook-endpoints.ts'
import { WEBHOOK_EVENT_TYPES, type WebhookEventType } from '#domain/webhooks/event-types.ts'
import { users } from '#server/db/schema.ts'
import { webhookDeliveries } from '#server/db/tables/webhooks.ts'
import { sendWaiting } from '#server/webhooks/sending/send-waiting.ts'
import { tellOwners } from '#server/webhooks/sending/tell-owners.ts'
import type { TestApp } from '#test/app.ts'
import type { Client } from '#test/client.ts'
import { openReceiver, type Received, type Receiver } from './receiver.ts'

interface Wanted {
  address: string
  events?: readonly WebhookEventType[]
  projectId?: string | null
}

/** Somebody on Premium. */
export async function payer(app: TestApp): Promise<Client> {
  const client = await app.signUp()
  await app.setAccount(client, { status: 'PREMIUM_ACTIVE' })
  return client
}

export const addWebhook = (
  client: Client,
  { address, events = WEBHOOK_EVENT_TYPES, projectId = null }: Wanted,
) => client.post<WebhookWithSecret & ErrorBody>('/api/webhooks', { address, events, projectId })

export const sendTest = (client: Client, id: string) =>
  client.post<WebhookDelivery & ErrorBody>(`/api/webhooks/${id}/test`)

export const logOf = async (client: Client, id: string) =>
  (await client.get<WebhookDelivery[]>(`/api/webhooks/${id}/deliveries`)).body

/** What the server's jobs do. */
export async function runJobs({ deps }: TestApp): Promise<void> {
  await sendWaiting(deps, new AbortController().signal)
  await tellOwners(deps)
}

export async function userIdOf({ deps }: TestApp, { email }: Client): Promise<string> {
  const rows = await deps.db.select({ id: users.id }).from(users).where(eq(users.email, email))
  return rows[0]?.id ?? ''
}

/** The messages of an account, in the order of what happened. */
export async function outboxOf(app: TestApp, client: Client) {
  const { type, data, state, id } = webhookDeliveries
  return app.deps.db
    .select({ type, data, state, id })
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.userId, await userIdOf(app, client)))
    .orderBy(asc(webhookDeliveries.createdAt), asc(webhookDeliveries.id))
}

export interface Desk {
  app: TestApp
  client: Client
  receiver: Receiver
  webhook: WebhookWithSecret
  path: string
}

/** Somebody with a webhook to a server of their own. */
export async function openDesk(app: TestApp): Promise<Desk> {
  const client = await payer(app)
  const receiver = await openReceiver()
  const { body: webhook } = await addWebhook(client, { address: receiver.address })
  return { app, client, receiver, webhook, path: `/api/webhooks/${webhook.id}` }
}

/** The message, when the library of Standard Webhooks takes it, at the moment it was sent. */
export function verify(secret: string, { headers, body }: Received): unknown {
  const clock = vi.spyOn(Date, 'now').mockReturnValue(1_000 * Number(headers['webhook-timestamp']))
  try {
    return new Verifier(secret).verify(body, headers as Record<string, string>)
  } finally {
    clock.mockRestore()
  }
}

export const log = ({ client, webhook }: Desk) => logOf(client, webhook.id)

export const seen = async ({ client }: Desk) =>
  (await client.get<Webhook[]>('/api/webhooks')).body[0]

/** A test message that is sent at once. */
export async function send({ app, client, webhook }: Desk): Promise<WebhookDelivery> {
  const { body } = await sendTest(client, webhook.id)
  await runJobs(app)
  return body
}
