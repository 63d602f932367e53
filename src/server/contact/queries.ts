import { and, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { ContactFields } from '#domain/contact/contact-fault.ts'
import { computeNextAttempt, computeWaitMs } from '#server/db/attempts.ts'
import type { Db } from '#server/db/database.ts'
import { requireAll } from '#server/db/rows.ts'
import { sessions } from '#server/db/schema.ts'
import { contactMessages } from '#server/db/tables/contact.ts'

export interface ContactMessage extends ContactFields {
  id: string
  attempts: number
}

const columns = {
  id: contactMessages.id,
  name: contactMessages.name,
  email: contactMessages.email,
  message: contactMessages.message,
  attempts: contactMessages.attempts,
}

const isWaiting = (now: Date) =>
  requireAll(isNull(contactMessages.mailedAt), lte(contactMessages.nextAttemptAt, now))

/** What claims a message for one more attempt: nobody else takes it until the wait is over. */
const claim = (now: Date) => ({
  attempts: sql`${contactMessages.attempts} + 1`,
  nextAttemptAt: computeNextAttempt(contactMessages.attempts, now),
})

/**
 * Stores a message and claims it for mailing. One that is there already is claimed only when its
 * wait is over; null then means that it has been mailed or is not due. `sessionToken` is null for
 * a visitor.
 */
export async function keepMessage(
  db: Db,
  { sessionToken, ...message }: ContactFields & { id: string; sessionToken: string | null },
  now: Date,
): Promise<ContactMessage | null> {
  const nextAttemptAt = new Date(now.getTime() + computeWaitMs(1))
  const { id, name, email, message: text } = message
  // Read within the insert: a visitor's message has no user. Citus takes no subquery among VALUES.
  const isSender = and(eq(sessions.token, sessionToken ?? ''), gt(sessions.expiresAt, now))
  const [kept] = await db
    .insert(contactMessages)
    .select(
      sql`select ${id}::text, ${sessions.userId}, ${name}::text, ${email}::text, ${text}::text, 1,
        ${nextAttemptAt.toISOString()}::timestamptz, null::timestamptz, ${now.toISOString()}::timestamptz
        from (select 1) as message left join ${sessions} on ${isSender}`,
    )
    .onConflictDoUpdate({
      target: contactMessages.id,
      set: claim(now),
      setWhere: isWaiting(now),
    })
    .returning(columns)
  return kept ?? null
}

/** Whether a mail server has taken the message over. */
export async function isMessageMailed(db: Db, id: string): Promise<boolean> {
  const [message] = await db
    .select({ mailedAt: contactMessages.mailedAt })
    .from(contactMessages)
    .where(eq(contactMessages.id, id))
  return Boolean(message?.mailedAt)
}

/** Claims the message that has been due longest; null when none is. Instances never take the same one. */
export async function takeDueMessage(db: Db, now: Date): Promise<ContactMessage | null> {
  const due = db
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(isWaiting(now))
    .orderBy(contactMessages.nextAttemptAt)
    .limit(1)
    .for('update', { skipLocked: true })
  const [taken] = await db
    .update(contactMessages)
    .set(claim(now))
    .where(inArray(contactMessages.id, due))
    .returning(columns)
  return taken ?? null
}

/** How often an unsent message was tried, and until when it waits; null when it has been mailed. */
export async function readUnsent(db: Db, id: string) {
  const { attempts, nextAttemptAt } = contactMessages
  const [unsent] = await db
    .select({ attempts, nextAttemptAt })
    .from(contactMessages)
    .where(and(eq(contactMessages.id, id), isNull(contactMessages.mailedAt)))
  return unsent ?? null
}

/** Claims a message before its wait is over; null when somebody else did since `attempts` were seen. */
export async function takeMessage(
  db: Db,
  { id, attempts }: { id: string; attempts: number },
  now: Date,
): Promise<ContactMessage | null> {
  const isSame = and(eq(contactMessages.id, id), eq(contactMessages.attempts, attempts))
  const [taken] = await db
    .update(contactMessages)
    .set(claim(now))
    .where(and(isSame, isNull(contactMessages.mailedAt)))
    .returning(columns)
  return taken ?? null
}

export async function markMailed(db: Db, id: string, now: Date): Promise<void> {
  await db.update(contactMessages).set({ mailedAt: now }).where(eq(contactMessages.id, id))
}
