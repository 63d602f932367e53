import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { users } from '#server/db/schema.ts'
import { failedMails, failedWebhooks } from '#server/db/tables/admin.ts'
import { webhookEvents } from '#server/db/tables/billing.ts'
import { contactMessages } from '#server/db/tables/contact.ts'
import { generations } from '#server/db/tables/generations.ts'

/** The latest of each kind that are shown. */
const MOST = 50

/** E-mails that no mail server took. */
export function readFailedMails(db: Db) {
  const { userId, kind, error, attempts, triedAt, nextAttemptAt } = failedMails
  return db
    .select({ userId, email: users.email, kind, error, attempts, triedAt, nextAttemptAt })
    .from(failedMails)
    .innerJoin(users, eq(users.id, userId))
    .orderBy(desc(triedAt))
    .limit(MOST)
}

const isUnsent = isNull(contactMessages.mailedAt)

/** Contact messages that wait to be mailed: not who wrote them, nor what. */
export function readUnsentMessages(db: Db) {
  const { id, createdAt, attempts, nextAttemptAt } = contactMessages
  return db
    .select({ id, createdAt, attempts, nextAttemptAt })
    .from(contactMessages)
    .where(isUnsent)
    .orderBy(nextAttemptAt)
    .limit(MOST)
}

/** Another delivery, or the job that catches up, may have given an event its effect meanwhile. */
const hadNoEffect = (db: Db) =>
  sql`not exists ${db
    .select({ id: webhookEvents.id })
    .from(webhookEvents)
    .where(eq(webhookEvents.id, failedWebhooks.id))}`

/** Payment events without their effect. */
export function readFailedWebhooks(db: Db) {
  const { id, type, error, attempts, triedAt } = failedWebhooks
  return db
    .select({ id, type, error, attempts, triedAt })
    .from(failedWebhooks)
    .where(hadNoEffect(db))
    .orderBy(desc(triedAt))
    .limit(MOST)
}

/** As the index says it, which is found by these words. */
const hasFailed = sql`${generations.status} = 'failed'`

/** Documents that could not be written: whose, when, how far, and the error's code. */
export function readFailedGenerations(db: Db) {
  const { id, userId, startedAt, error, progress } = generations
  const stage = sql<string | null>`${progress} ->> 'stage'`
  return db
    .select({ id, email: users.email, startedAt, error, stage })
    .from(generations)
    .innerJoin(users, eq(users.id, userId))
    .where(hasFailed)
    .orderBy(desc(startedAt))
    .limit(MOST)
}

/** How many there are of each. */
export async function countFailures(db: Db) {
  const [counts] = await db
    .select({
      mails: db.$count(failedMails),
      messages: db.$count(contactMessages, isUnsent),
      webhooks: db.$count(failedWebhooks, and(hadNoEffect(db))),
      generations: db.$count(generations, hasFailed),
    })
    .from(sql`(select 1) as one`)
  return counts ?? { mails: 0, messages: 0, webhooks: 0, generations: 0 }
}
