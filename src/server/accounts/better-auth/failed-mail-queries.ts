import { and, eq, gte, lt, lte, sql } from 'drizzle-orm'
import type { Language } from '#domain/language.ts'
import { computeNextAttempt, computeOverBegin, computeWaitMs } from '#server/db/attempts.ts'
import type { Db } from '#server/db/database.ts'
import { addTo } from '#server/db/rows.ts'
import { users } from '#server/db/schema.ts'
import { failedMails } from '#server/db/tables/admin.ts'
import type { MailKind } from './sign-in-mail.ts'

export interface FailedMail {
  userId: string
  kind: MailKind
  language: Language
  error: string
  now: Date
}

/** Of an e-mail in all, the first one among them: half an hour. Then only by hand. */
const MOST_ATTEMPTS = 6

/** Keeps that an e-mail did not leave which somebody has just caused: it is waited for anew. */
export async function keepFailedMail(
  db: Db,
  { userId, kind, language, error, now }: FailedMail,
): Promise<void> {
  const nextAttemptAt = new Date(now.getTime() + computeWaitMs(1))
  const failed = { language, error, attempts: 1, triedAt: now, nextAttemptAt, createdAt: now }
  await db
    .insert(failedMails)
    .values({ userId, kind, ...failed })
    .onConflictDoUpdate({ target: [failedMails.userId, failedMails.kind], set: failed })
}

type MailKey = Pick<FailedMail, 'userId' | 'kind'>

/** Counts that one that was taken did not leave again; the last of its tries plans no other. */
export async function countFailedTry(
  db: Db,
  { error, now, ...key }: MailKey & { error: string; now: Date },
): Promise<void> {
  const { attempts } = failedMails
  const isLast = gte(attempts, MOST_ATTEMPTS - 1)
  const nextAttemptAt = sql`case when not ${isLast} then ${computeNextAttempt(attempts, now)} end`
  await db
    .update(failedMails)
    .set({ error, triedAt: now, nextAttemptAt, attempts: addTo(attempts, 1) })
    .where(isMail(key))
}

/**
 * What claims one for another attempt: nobody else takes it before that is over. Where the claimer
 * dies it is due again.
 */
const claim = (now: Date) => ({
  triedAt: now,
  nextAttemptAt: computeNextAttempt(failedMails.attempts, now),
})

const taken = {
  id: users.id,
  email: users.email,
  emailVerified: users.emailVerified,
  language: failedMails.language,
  kind: sql<MailKind>`${failedMails.kind}`,
}

export interface TakenMail extends Pick<FailedMail, 'kind' | 'language'> {
  id: string
  email: string
  emailVerified: boolean
}

/** Claims a failed e-mail for one more attempt; null when it has left, or is being tried now. */
export async function takeFailedMail(db: Db, key: MailKey, now: Date): Promise<TakenMail | null> {
  const [mail] = await db
    .update(failedMails)
    .set(claim(now))
    .from(users)
    .where(and(isMail(key), isAtRest(now), eq(users.id, failedMails.userId)))
    .returning(taken)
  return mail ?? null
}

/**
 * Claims the one that has been due longest; null when none is, or another instance claimed it just
 * now.
 */
export async function takeDueMail(db: Db, now: Date): Promise<TakenMail | null> {
  const { userId, nextAttemptAt, attempts } = failedMails
  const [due] = await db
    .select({ userId, kind: taken.kind })
    .from(failedMails)
    .where(and(lte(nextAttemptAt, now), isAtRest(now), lt(attempts, MOST_ATTEMPTS)))
    .orderBy(nextAttemptAt)
    .limit(1)
  return due ? takeFailedMail(db, due, now) : null
}

/** Nobody is trying it now. */
function isAtRest(now: Date) {
  return lte(failedMails.triedAt, computeOverBegin(now))
}

export async function forgetFailedMail(db: Db, key: MailKey): Promise<void> {
  await db.delete(failedMails).where(isMail(key))
}

function isMail({ userId, kind }: MailKey) {
  return and(eq(failedMails.userId, userId), eq(failedMails.kind, kind))
}
