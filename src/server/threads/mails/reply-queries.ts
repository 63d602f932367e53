import { and, eq, gt, gte, isNotNull, isNull, notInArray, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connect.ts'
import { isLiveShare } from '#server/db/project/is-live-share.ts'
import { ofProject } from '#server/db/project/of-project.ts'
import { isIn, type ProjectKey } from '#server/db/project/project-key.ts'
import { takeLater } from '#server/db/rows.ts'
import { documents, projects, users } from '#server/db/schema.ts'
import { shares } from '#server/db/tables/shares.ts'
import { guests, threads } from '#server/db/tables/threads.ts'
import { isGuest, isThread, type ThreadKey } from '#server/threads/queries.ts'
import { ago, type GuestKey, NEWS_MS } from './queries.ts'

/** A reply that no version has taken up in a year will not be. */
const HOPE_MS = 365 * 24 * 60 * 60_000

/** Replies that no version was found to hold yet, though one was written since; the first first. */
export function readUnheld(
  db: Db,
  { most, of, now }: { most: number; of: ProjectKey | null; now: Date },
) {
  const writtenAt = takeLater(documents.createdAt, documents.correctedAt)
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
        of === null ? undefined : isIn(threads, of),
        gte(writtenAt, threads.repliedAt),
        or(isNull(threads.reply), isInAnswer),
      ),
    )
    .orderBy(threads.updatedAt, threads.id)
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
 * reply that a version holds. None of `except`; null when there is no other, or another instance
 * claimed it just now.
 */
export async function takeAsker(db: Db, { now, except }: { now: Date; except: readonly string[] }) {
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
    .innerJoin(users, eq(users.id, threads.userId))
    .where(
      and(
        isNotNull(threads.heldIn),
        isNull(threads.askerToldAt),
        isNotNull(threads.guestId),
        notInArray(threads.id, [...except]),
        gt(threads.repliedAt, ago(now, NEWS_MS)),
        isNotNull(guests.emailConfirmedAt),
        isLiveShare(now),
        isNull(users.suspendedAt),
      ),
    )
    .orderBy(threads.updatedAt, threads.id)
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

/** What could not be done for a comment is done later, after that of all others. */
export async function putLast(db: Db, key: ThreadKey, now: Date): Promise<void> {
  await db.update(threads).set({ askerToldAt: null, updatedAt: now }).where(isThread(key))
}
