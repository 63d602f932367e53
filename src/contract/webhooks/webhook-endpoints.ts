import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { nameIssue } from '#contract/issues/issue-text.ts'
import { LIMITS } from '#contract/limits.ts'
import { idSchema, makeTextSchema } from '#contract/make-text-schema.ts'
import { DELIVERY_FAULTS, DELIVERY_STATES, OFF_REASONS } from '#domain/webhooks/delivery-state.ts'
import { SENT_EVENT_TYPES, WEBHOOK_EVENT_TYPES } from '#domain/webhooks/event-types.ts'

const events = z.array(z.enum(WEBHOOK_EVENT_TYPES))

/** An address that is told what happens, as its owner sees it; its secret is told once. */
export const webhookSchema = z
  .object({
    id: z.string(),
    address: z.string(),
    events,
    /** The one project it is told of; null for all. */
    projectId: z.string().nullable(),
    /** Null while it is on. */
    off: z.object({ since: z.iso.datetime(), reason: z.enum(OFF_REASONS) }).nullable(),
    /** Since when every try has failed; null when the last one succeeded. */
    failingSince: z.iso.datetime().nullable(),
    /** Until then the secret before this one signs as well. */
    changingUntil: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Webhook' })

export type Webhook = z.output<typeof webhookSchema>

const withSecret = webhookSchema.extend({ secret: z.string() }).meta({ id: 'WebhookWithSecret' })

export type WebhookWithSecret = z.output<typeof withSecret>

/** A message to one address, and what became of it. */
export const deliverySchema = z
  .object({
    /** The same with every try, as the header `webhook-id`. */
    id: z.string(),
    type: z.enum(SENT_EVENT_TYPES),
    state: z.enum(DELIVERY_STATES),
    tries: z.int(),
    happenedAt: z.iso.datetime(),
    /** Null before the first try. */
    triedAt: z.iso.datetime().nullable(),
    /** Null when none is planned. */
    nextTryAt: z.iso.datetime().nullable(),
    /** What the receiver answered at the last try. */
    status: z.int().nullable(),
    fault: z.enum(DELIVERY_FAULTS).nullable(),
    /** The beginning of the receiver's answer. */
    answer: z.string().nullable(),
  })
  .meta({ id: 'WebhookDelivery' })

export type WebhookDelivery = z.output<typeof deliverySchema>

const fields = {
  address: makeTextSchema(LIMITS.webhookAddress, 'webhookAddress').trim(),
  events: events
    .min(1, nameIssue('webhookEvents'))
    .max(WEBHOOK_EVENT_TYPES.length)
    .transform((types) => WEBHOOK_EVENT_TYPES.filter((type) => types.includes(type))),
  projectId: idSchema.nullable(),
}

export const createWebhookBody = z.object(fields).meta({ id: 'CreateWebhook' })

export const changeWebhookBody = z
  .object({ ...fields, isOn: z.boolean() })
  .partial()
  .meta({ id: 'ChangeWebhook' })

const PLAN_ERRORS = [
  'signed_out',
  'account_suspended',
  'suspended_by_operator',
  'trial_ended',
  'premium_required',
] as const

const params = z.object({ webhookId: idSchema })

export const listWebhooks = {
  method: 'get',
  path: '/api/webhooks',
  summary: "All of the account's webhooks, the oldest first",
  response: z.array(webhookSchema),
  errors: ['signed_out'],
} as const satisfies Endpoint

export const createWebhook = {
  method: 'post',
  path: '/api/webhooks',
  summary: 'Add an address that is told what happens; its secret is told this once',
  body: createWebhookBody,
  response: withSecret,
  status: 201,
  errors: [...PLAN_ERRORS, 'invalid_input', 'not_found', 'webhook_limit'],
} as const satisfies Endpoint

export const changeWebhook = {
  method: 'patch',
  path: '/api/webhooks/{webhookId}',
  summary: 'Change what a webhook is told of and where, or turn it on or off',
  params,
  body: changeWebhookBody,
  response: webhookSchema,
  errors: [...PLAN_ERRORS, 'invalid_input', 'not_found'],
} as const satisfies Endpoint

export const renewWebhookSecret = {
  method: 'post',
  path: '/api/webhooks/{webhookId}/secret',
  summary: 'Make a new secret; for a day the one before it signs as well',
  params,
  response: withSecret,
  errors: [...PLAN_ERRORS, 'not_found'],
} as const satisfies Endpoint

export const deleteWebhook = {
  method: 'delete',
  path: '/api/webhooks/{webhookId}',
  summary: 'Delete a webhook with its log',
  params,
  response: z.object({ deleted: z.literal(true) }),
  errors: ['signed_out', 'not_found'],
} as const satisfies Endpoint

export const testWebhook = {
  method: 'post',
  path: '/api/webhooks/{webhookId}/test',
  summary: 'Send a test message',
  params,
  response: deliverySchema,
  status: 201,
  errors: [...PLAN_ERRORS, 'not_found', 'webhook_off', 'too_many_requests'],
} as const satisfies Endpoint

export const listDeliveries = {
  method: 'get',
  path: '/api/webhooks/{webhookId}/deliveries',
  summary: 'The newest messages of a webhook, and what became of them',
  params,
  response: z.array(deliverySchema),
  errors: ['signed_out', 'not_found'],
} as const satisfies Endpoint

export const sendAgain = {
  method: 'post',
  path: '/api/webhooks/{webhookId}/deliveries/{deliveryId}/again',
  summary: 'Send a message again, under the same id',
  params: z.object({ webhookId: idSchema, deliveryId: idSchema }),
  response: deliverySchema,
  errors: [...PLAN_ERRORS, 'not_found', 'webhook_off', 'too_many_requests'],
} as const satisfies Endpoint
