import { and, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import { DEFAULT_LANGUAGE, type Language } from '#domain/language.ts'
import type { Db } from '#server/db/connect.ts'
import { ofProject } from '#server/db/project/of-project.ts'
import type { ProjectKey } from '#server/db/project/project-key.ts'
import { acceptAny, requireAll } from '#server/db/rows.ts'
import { documents, projects, users } from '#server/db/schema.ts'
import { commentMails, guests, threads } from '#server/db/tables/threads.ts'
import { isGuest } from '#server/threads/queries.ts'

export interface GuestKey extends ProjectKey {
  guestId: string
}

/** False when another address was left since, or nobody is there any more. */
export async function confirmEmail(
  db: Db,
  { email, now, ...key }: GuestKey & { email: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await db
    .update(guests)
    .set({ emailConfirmedAt: now })
    .where(and(isGuest(key), eq(guests.email, email)))
  return rowCount === 1
}

export async function forgetEmail(db: Db, key: GuestKey): Promise<void> {
  await db.update(guests).set({ email: null, emailConfirmedAt: null }).where(isGuest(key))
}

const DAY_MS = 24 * 60 * 60_000
/** What is older is no news to anybody: it is on the pages. */
export const NEWS_MS = 30 * DAY_MS
export const ago = (now: Date, ms: number) => new Date(now.getTime() - ms)

/** Comments that nobody was told of. */
const isUntold = (now: Date) =>
  and(
    isNull(threads.founderToldAt),
    isNull(threads.seenAt),
    gt(threads.createdAt, ago(now, NEWS_MS)),
  )

/** Founders who are due a mail. Who gets none, or has seen the comments, is not. */
export async function readFoundersToTell(
  db: Db,
  { before, now, most }: { before: Date; now: Date; most: number },
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ userId: threads.userId })
    .from(threads)
    .innerJoin(users, eq(users.id, threads.userId))
    .leftJoin(commentMails, eq(commentMails.userId, threads.userId))
    .where(
      and(
        isUntold(now),
        sql`${users.subscriptionStatus} <> 'SUSPENDED'`,
        isNull(users.suspendedAt),
        or(isNull(commentMails.isOff), eq(commentMails.isOff, false)),
        or(isNull(commentMails.sentAt), lte(commentMails.sentAt, before)),
      ),
    )
    .limit(most)
  return rows.map(({ userId }) => userId)
}

/** Claims a founder's next mail; false when another instance did, or the last is too young. */
export async function claimFounderMail(
  db: Db,
  { userId, before, now }: { userId: string; before: Date; now: Date },
): Promise<boolean> {
  const { rowCount } = await db
    .insert(commentMails)
    .values({ userId, sentAt: now })
    .onConflictDoUpdate({
      target: commentMails.userId,
      set: { sentAt: now },
      setWhere: requireAll(
        eq(commentMails.isOff, false),
        acceptAny(isNull(commentMails.sentAt), lte(commentMails.sentAt, before)),
      ),
    })
  return rowCount === 1
}

/** Claims all comments that a founder was not told of; their ids. */
export async function takeUntold(
  db: Db,
  { userId, now }: { userId: string; now: Date },
): Promise<string[]> {
  const rows = await db
    .update(threads)
    .set({ founderToldAt: now })
    .where(and(eq(threads.userId, userId), isUntold(now)))
    .returning({ id: threads.id })
  return rows.map(({ id }) => id)
}

/** What a founder's mail tells of comments: which items of which projects, in whose language. */
export function readToTell(db: Db, { userId, ids }: { userId: string; ids: readonly string[] }) {
  return db
    .select({
      item: threads.item,
      title: projects.title,
      email: users.email,
      language: sql<Language>`coalesce(${documents.content} ->> 'writtenIn', ${DEFAULT_LANGUAGE})`,
    })
    .from(threads)
    .innerJoin(users, eq(users.id, threads.userId))
    .innerJoin(
      projects,
      and(eq(projects.userId, threads.userId), eq(projects.id, threads.projectId)),
    )
    .innerJoin(documents, and(ofProject(documents), eq(documents.version, threads.version)))
    .where(and(eq(threads.userId, userId), inArray(threads.id, [...ids])))
    .orderBy(threads.createdAt)
}

/** Nobody was told after all: the next mail tells of them. */
export async function giveBackUntold(
  db: Db,
  { userId, ids }: { userId: string; ids: readonly string[] },
): Promise<void> {
  await db
    .update(threads)
    .set({ founderToldAt: null })
    .where(and(eq(threads.userId, userId), inArray(threads.id, [...ids])))
}
