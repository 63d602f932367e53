import { and, eq, isNotNull, isNull, lte, ne, notExists } from 'drizzle-orm'
import type { Db } from '#server/db/connect.ts'
import { isProject } from '#server/db/project/project-key.ts'
import { tellWebhooks } from '#server/db/project/tell-webhooks.ts'
import { projects } from '#server/db/schema.ts'
import { commentMails, guests, threads } from '#server/db/tables/threads.ts'
import { runInTransaction } from '#server/db/transaction.ts'
import { isThread, type ThreadKey, type ThreadRow } from './queries.ts'
import { toldOfAnswering } from './told-happening.ts'

export interface ThreadOfProject {
  thread: ThreadRow
  projectTitle: string
}

/** One comment with its project's title; null when the account has none by this id. */
export async function readThread(db: Db, key: ThreadKey): Promise<ThreadOfProject | null> {
  const rows = await db
    .select({ thread: threads, projectTitle: projects.title })
    .from(threads)
    .innerJoin(projects, isProject(key))
    .where(isThread(key))
  return rows[0] ?? null
}

/** The names that replies to other comments have in the project's answers. */
export async function readReplyNames(db: Db, key: ThreadKey): Promise<Set<string>> {
  const rows = await db
    .select({ name: threads.replyMark })
    .from(threads)
    .where(
      and(
        eq(threads.userId, key.userId),
        eq(threads.projectId, key.projectId),
        ne(threads.id, key.threadId),
        isNotNull(threads.replyMark),
      ),
    )
  return new Set(rows.flatMap(({ name }) => (name === null ? [] : [name])))
}

type Change = Partial<
  Pick<
    ThreadRow,
    'state' | 'reply' | 'replyMark' | 'repliedAt' | 'heldIn' | 'changes' | 'askerToldAt'
  >
>

/** The comment as it is afterwards; null when it was deleted meanwhile. */
export function writeThread(
  db: Db,
  { change, now, ...key }: ThreadKey & { change: Change; now: Date },
): Promise<ThreadRow | null> {
  return runInTransaction(db, async (tx) => {
    const [row] = await tx
      .update(threads)
      .set({ ...change, seenAt: now, updatedAt: now })
      .where(isThread(key))
      .returning()
    if (row === undefined) return null
    const { repliedAt } = change
    const happened = repliedAt ? [toldOfAnswering(row, repliedAt)] : []
    await tellWebhooks(tx, key, { happened, now })
    return row
  })
}

/** Deletes a comment, and what is known of its guest with the last one. */
export async function removeThread(db: Db, key: ThreadKey): Promise<boolean> {
  const removed = await runInTransaction(db, async (tx) => {
    const rows = await tx.delete(threads).where(isThread(key)).returning()
    const [row] = rows
    if (row?.guestId) {
      const { userId, projectId, guestId } = row
      const others = tx
        .select({ id: threads.id })
        .from(threads)
        .where(
          and(
            eq(threads.userId, userId),
            eq(threads.projectId, projectId),
            eq(threads.guestId, guestId),
          ),
        )
      await tx
        .delete(guests)
        .where(
          and(
            eq(guests.userId, userId),
            eq(guests.projectId, projectId),
            eq(guests.id, guestId),
            notExists(others),
          ),
        )
    }
    return row ?? null
  })
  return removed !== null
}

/** What was there at a moment was seen; what is seen is not told by mail. */
export async function markSeen(
  db: Db,
  userId: string,
  { until, now }: { until: Date; now: Date },
): Promise<void> {
  await db
    .update(threads)
    .set({ seenAt: now })
    .where(and(eq(threads.userId, userId), isNull(threads.seenAt), lte(threads.createdAt, until)))
}

export async function readIsMailed(db: Db, userId: string): Promise<boolean> {
  const rows = await db
    .select({ isOff: commentMails.isOff })
    .from(commentMails)
    .where(eq(commentMails.userId, userId))
  return !rows[0]?.isOff
}

export async function writeIsMailed(db: Db, userId: string, isMailed: boolean): Promise<void> {
  await db
    .insert(commentMails)
    .values({ userId, isOff: !isMailed })
    .onConflictDoUpdate({ target: commentMails.userId, set: { isOff: !isMailed } })
}
