import { and, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import { DEFAULT_LANGUAGE, type Language } from '#domain/language.ts'
import type { Db } from '#server/db/connect.ts'
import { ofProject } from '#server/db/project/of-project.ts'
import type { ProjectKey } from '#server/db/project/project-key.ts'
import { acceptAny, requireAll } from '#server/db/rows.ts'
import { documents, projects, users } from '#server/db/schema.ts'
import { shares } from '#server/db/tables/shares.ts'
import { commentMails, guests, threads } from '#server/db/tables/threads.ts'
import { isGuest, isThread, type ThreadKey } from '#server/threads/queries.ts'

interface GuestKey extends ProjectKey {
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
const NEWS_MS = 30 * DAY_MS
/** A reply that no version has taken up in a year will not be. */
const HOPE_MS = 365 * DAY_MS

const ago = (now: Date, ms: number) => new Date(now.getTime() - ms)

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

/** Replies that no version was found to hold yet, though one was written since; the oldest first. */
export function readUnheld(
  db: Db,
  { most, of, now }: { most: number; of: ProjectKey | null; now: Date },
) {
  const writtenAt = sql`greatest(${documents.createdAt}, ${documents.correctedAt})`
  const isInAnswer = sql`exists (
    select 1 from jsonb_array_elements(${documents.content} -> 'answers') as copy
    where copy ->> 'question' = ${threads.questionId}
      and strpos(copy ->> 'text', ${threads.replyMark}) > 0)`
  return db
    .select({
      thread: threads,
      version: documents.version,
      content: sql<string>`${documents.content}::text`,
    })
    .from(threads)
    .innerJoin(
      projects,
      and(eq(projects.userId, threads.userId), eq(projects.id, threads.projectId)),
    )
    .innerJoin(documents, and(ofProject(documents), eq(documents.version, projects.documentCount)))
    .where(
      and(
        isNotNull(threads.repliedAt),
        gt(threads.repliedAt, ago(now, HOPE_MS)),
        isNull(threads.heldIn),
        of === null
          ? undefined
          : and(eq(threads.userId, of.userId), eq(threads.projectId, of.projectId)),
        sql`${writtenAt} >= ${threads.repliedAt}`,
        or(isNull(threads.replyMark), isInAnswer),
      ),
    )
    .orderBy(threads.repliedAt)
    .limit(most)
}

/** Notes which version holds a reply; nothing when there is another reply by now. */
export async function writeHeld(
  db: Db,
  {
    version,
    changes,
    repliedAt,
    ...key
  }: ThreadKey & {
    version: number
    changes: (typeof threads.$inferSelect)['changes']
    repliedAt: Date
  },
): Promise<void> {
  await db
    .update(threads)
    .set({ heldIn: version, changes })
    .where(and(isThread(key), eq(threads.repliedAt, repliedAt), isNull(threads.heldIn)))
}

/**
 * The next asker to be mailed, claimed: an address that was confirmed, a link that still opens, a
 * reply that a version holds. Null when there is none, or another instance claimed it just now.
 */
export async function takeAsker(db: Db, now: Date) {
  const { userId, projectId, id } = threads
  const [next] = await db
    .select({ userId, projectId, id })
    .from(threads)
    .innerJoin(
      guests,
      and(
        eq(guests.userId, threads.userId),
        eq(guests.projectId, threads.projectId),
        eq(guests.id, threads.guestId),
      ),
    )
    .innerJoin(shares, and(eq(shares.userId, threads.userId), eq(shares.id, threads.shareId)))
    .where(
      and(
        isNotNull(threads.heldIn),
        isNull(threads.askerToldAt),
        isNotNull(threads.guestId),
        gt(threads.repliedAt, ago(now, NEWS_MS)),
        isNotNull(guests.emailConfirmedAt),
        or(isNull(shares.expiresAt), gt(shares.expiresAt, now)),
      ),
    )
    .orderBy(threads.repliedAt)
    .limit(1)
  if (!next) return null
  const isNext = and(eq(userId, next.userId), eq(projectId, next.projectId), eq(id, next.id))
  const [taken] = await db
    .update(threads)
    .set({ askerToldAt: now })
    .where(and(isNext, isNull(threads.askerToldAt)))
    .returning()
  return taken ?? null
}

/** What an asker's mail needs beside the comment. */
export async function readAsker(
  db: Db,
  { guestId, shareId, ...key }: GuestKey & { shareId: string },
) {
  const rows = await db
    .select({
      email: guests.email,
      language: guests.language,
      token: shares.token,
      title: projects.title,
    })
    .from(guests)
    .innerJoin(shares, and(eq(shares.userId, guests.userId), eq(shares.id, shareId)))
    .innerJoin(projects, ofProject(guests))
    .where(isGuest({ ...key, guestId }))
  return rows[0] ?? null
}

export async function giveBackAsker(db: Db, key: ThreadKey): Promise<void> {
  await db.update(threads).set({ askerToldAt: null }).where(isThread(key))
}
