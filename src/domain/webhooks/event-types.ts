/** What webhooks can be told of, in the order in which it is offered. */
export const WEBHOOK_EVENT_TYPES = [
  'document.version_created',
  'question.asked',
  'question.answered',
  'comment.added',
  'comment.answered',
  'approval.given',
  'approval.needs_another_look',
  'progress.reported',
  'tests.reported',
] as const

export type WebhookEventType = (typeof WEBHOOK_EVENT_TYPES)[number]

/** What only the owner's button sends, to one address. */
export const TEST_EVENT = 'webhook.test'

export const SENT_EVENT_TYPES = [...WEBHOOK_EVENT_TYPES, TEST_EVENT] as const

export type SentEventType = (typeof SENT_EVENT_TYPES)[number]
