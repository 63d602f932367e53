import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { DocumentLanguage } from '#domain/language.ts'
import type { StarterChoice } from '#domain/starters/starters.ts'
import { createdAt, moment, updatedAt } from './tables/columns.ts'

type ReplyEnding = 'writing' | 'whole' | 'stopped' | 'cut'

/*
 * Every row of a user is found by that user's id, which leads each primary key, so that a
 * distributed engine can shard by it. Limits are counters on the row that owns them, because
 * only a row's own update re-checks its condition after waiting for a rival.
 */

export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    email: text('email').notNull().unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    name: text('name').notNull(),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    image: text('image'),
    subscriptionStatus: text('subscription_status').notNull().default('TRIAL_ACTIVE'),
    /** The first sign-in; null until then (docs/product.md#money-and-limits). */
    trialStartedAt: moment('trial_started_at'),
    trialGenerationsUsed: integer('trial_generations_used').notNull().default(0),
    /**
     * The trial generation under way: claimed before the work, spent when the document is stored.
     */
    generationClaim: text('generation_claim'),
    generationClaimedAt: moment('generation_claimed_at'),
    projectCount: integer('project_count').notNull().default(0),
    /** Since when the operator holds the account back; null for one that is not. */
    suspendedAt: moment('suspended_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  // For the check that ends trials.
  (table) => [
    index('users_running_trials')
      .on(table.trialStartedAt)
      .where(sql`${table.subscriptionStatus} = 'TRIAL_ACTIVE'`),
    // For the admin page's list, the newest first.
    index('users_time').on(table.createdAt, table.id),
  ],
)

export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    token: text('token').notNull().unique(),
    expiresAt: moment('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    /** When its user typed the password once more, for the admin page. */
    confirmedAt: moment('confirmed_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index().on(table.userId), index().on(table.expiresAt)],
)

/** Better Auth's "account": one way for a user to sign in, a password or an outside identity. */
export const signInMethods = pgTable(
  'sign_in_methods',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index().on(table.userId), uniqueIndex().on(table.providerId, table.accountId)],
)

export const verifications = pgTable(
  'verifications',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index().on(table.identifier), index().on(table.expiresAt)],
)

/** Allowances shared by all instances: see `accounts/sign-in/limits.ts`. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    /** When the allowance will be whole again, in milliseconds since 1970. */
    wholeAt: bigint('whole_at', { mode: 'number' }).notNull(),
  },
  (table) => [index().on(table.wholeAt)],
)

export const projects = pgTable(
  'projects',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    title: text('title').notNull(),
    description: text('description'),
    assignee: text('assignee'),
    startDate: moment('start_date'),
    endDate: moment('end_date'),
    /** What its documents are written in: `en`, `ja`, or the language of its `answers`. */
    language: text('language').$type<DocumentLanguage>().notNull().default('answers'),
    /** The kind of app its founder chose, and which suggestions of it were taken or struck. */
    starters: jsonb('starters').$type<StarterChoice>(),
    /** The newest document's version, and so the counter for the next one; 0 for none. */
    documentCount: integer('document_count').notNull().default(0),
    /** The letters of its notes, which are limited. */
    toldLetters: integer('told_letters').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
)

export const answers = pgTable(
  'answers',
  {
    userId: text('user_id').notNull(),
    projectId: text('project_id').notNull(),
    questionId: text('question_id').notNull(),
    value: jsonb('value').notNull(),
    /** An object as it was sent: `jsonb` keeps no order of keys. Read through `valueAsSent`. */
    valueAsSent: json('value_as_sent'),
    version: integer('version').notNull().default(1),
    /** Domain's verdicts at the time of saving, so that lists need not read whole answers. */
    blank: boolean('blank').notNull(),
    adequate: boolean('adequate').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.projectId, table.questionId] }),
    foreignKey({
      columns: [table.userId, table.projectId],
      foreignColumns: [projects.userId, projects.id],
    }).onDelete('cascade'),
  ],
)

export const consultations = pgTable(
  'consultations',
  {
    userId: text('user_id').notNull(),
    id: text('id').notNull(),
    projectId: text('project_id').notNull(),
    questionId: text('question_id'),
    question: text('question').notNull(),
    originalUserInput: text('original_user_input'),
    response: text('response').notNull(),
    source: text('source').notNull(),
    /** `stopped` by its reader, or `cut` by a fault. */
    ending: text('ending').$type<ReplyEnding>().notNull().default('whole'),
    /** The last sign of life of a reply that is being written. */
    aliveAt: moment('alive_at'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({
      columns: [table.userId, table.projectId],
      foreignColumns: [projects.userId, projects.id],
    }).onDelete('cascade'),
    index().on(table.userId, table.projectId, table.createdAt),
    index().on(table.userId, table.createdAt),
  ],
)

export const documents = pgTable(
  'documents',
  {
    userId: text('user_id').notNull(),
    projectId: text('project_id').notNull(),
    version: integer('version').notNull(),
    title: text('title').notNull(),
    /** The typed RequirementsDocument, from which every output is rendered. */
    content: jsonb('content').notNull(),
    markdown: text('markdown').notNull(),
    source: text('source').notNull(),
    /**
     * The user's edits when a newer version came; the newest version's are in `document_edits`.
     */
    edits: jsonb('edits').notNull().default([]),
    /** The version of the reading it was written from; null for an older or a restored one. */
    readingVersion: integer('reading_version'),
    /** When it was last written again from corrections; null for one that they did not make. */
    correctedAt: moment('corrected_at'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.projectId, table.version] }),
    foreignKey({
      columns: [table.userId, table.projectId],
      foreignColumns: [projects.userId, projects.id],
    }).onDelete('cascade'),
  ],
)

/** What a keyed write answered, kept for a day so that a repeat gets the answer, not the effect. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    /** Hash of method, path and body: the same key with other content is refused. */
    fingerprint: text('fingerprint').notNull(),
    result: jsonb('result').notNull(),
    /** The same letter by letter, keys in their order; null where an older server wrote it. */
    resultAsSent: json('result_as_sent'),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] }), index().on(table.createdAt)],
)
