import { sql } from 'drizzle-orm'
import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Language } from '#domain/language.ts'
import type { DeliveryFault, DeliveryState, OffReason } from '#domain/webhooks/delivery-state.ts'
import type { SentEventType, WebhookEventType } from '#domain/webhooks/event-types.ts'
import { projects, users } from '#server/db/schema.ts'
import { createdAt, moment } from './columns.ts'

/** Addresses of users' own that are told what happens in their projects. */
export const webhooks = pgTable(
  'webhooks',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    address: text('address').notNull(),
    events: text('events').array().$type<WebhookEventType[]>().notNull(),
    /** Null for all projects. */
    projectId: text('project_id'),
    /** Sealed (`sealSecret`), since every message is signed with it. */
    secret: text('secret').notNull(),
    /** The secret before it, which signs as well until then. */
    oldSecret: text('old_secret'),
    oldSecretUntil: moment('old_secret_until'),
    /** What the owner is mailed in when it is turned off. */
    language: text('language').$type<Language>().notNull(),
    /** Since when every try has failed; null when the last one succeeded. */
    failingSince: moment('failing_since'),
    /** Null while it is on. */
    offSince: moment('off_since'),
    offReason: text('off_reason').$type<OffReason>(),
    /** When the owner was mailed that it was turned off; null while nobody was, or need be. */
    ownerToldAt: moment('owner_told_at'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({
      columns: [table.userId, table.projectId],
      foreignColumns: [projects.userId, projects.id],
    }).onDelete('cascade'),
    index('webhooks_project').on(table.userId, table.projectId),
    index('webhooks_to_tell')
      .on(table.offSince)
      .where(sql`off_since IS NOT NULL AND owner_told_at IS NULL AND off_reason <> 'owner'`),
  ],
)

/**
 * Messages to those addresses: the outbox, written in the transaction of what they tell, and their log
 * afterwards.
 */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    userId: text('user_id').notNull(),
    webhookId: text('webhook_id').notNull(),
    /** Made of what happened, so that the same happening is told once. */
    id: text('id').notNull(),
    type: text('type').$type<SentEventType>().notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    state: text('state').$type<DeliveryState>().notNull().default('waiting'),
    tries: integer('tries').notNull().default(0),
    /** Of one that waits: until then whoever counted the last try is at it, or its wait is not over. */
    nextTryAt: moment('next_try_at').notNull(),
    triedAt: moment('tried_at'),
    /** What the receiver answered at the last try, and the beginning of its words. */
    status: integer('status'),
    fault: text('fault').$type<DeliveryFault>(),
    answer: text('answer'),
    /** When it happened. */
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.webhookId, table.id] }),
    foreignKey({
      columns: [table.userId, table.webhookId],
      foreignColumns: [webhooks.userId, webhooks.id],
    }).onDelete('cascade'),
    index('webhook_deliveries_due').on(table.nextTryAt, table.userId).where(sql`state = 'waiting'`),
    index('webhook_deliveries_log').on(table.userId, table.webhookId, table.createdAt),
    index('webhook_deliveries_time').on(table.createdAt),
  ],
)
