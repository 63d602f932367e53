import { and, eq, lte } from 'drizzle-orm'
import type { Language } from '#domain/language.ts'
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

/** Longer than any attempt lasts, so that one is over before another may begin. */
const ATTEMPT_MS = 30_000

/** Keeps that an e-mail did not leave; a second failure of the same one is counted there. */
export async function keepFailedMail(db: Db, { now, ...mail }: FailedMail): Promise<void> {
  const failed = { ...mail, triedAt: now }
  await db
    .insert(failedMails)
    .values({ ...failed, createdAt: now })
    .onConflictDoUpdate({
      target: [failedMails.userId, failedMails.kind],
      set: { ...failed, attempts: addTo(failedMails.attempts, 1) },
    })
}

type MailKey = Pick<FailedMail, 'userId' | 'kind'>

/** Claims a failed e-mail for one more attempt; null when it has left, or is being tried now. */
export async function takeFailedMail(db: Db, { userId, kind }: MailKey, now: Date) {
  const [taken] = await db
    .update(failedMails)
    .set({ triedAt: now })
    .from(users)
    .where(
      and(
        isMail({ userId, kind }),
        eq(users.id, failedMails.userId),
        lte(failedMails.triedAt, new Date(now.getTime() - ATTEMPT_MS)),
      ),
    )
    .returning({ id: users.id, email: users.email, language: failedMails.language })
  return taken ?? null
}

export async function forgetFailedMail(db: Db, key: MailKey): Promise<void> {
  await db.delete(failedMails).where(isMail(key))
}

function isMail({ userId, kind }: MailKey) {
  return and(eq(failedMails.userId, userId), eq(failedMails.kind, kind))
}
