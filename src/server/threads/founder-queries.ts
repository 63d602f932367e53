import { and, eq, isNotNull, isNull, lte, notExists } from 'drizzle-orm'
import type { Db } from '#server/db/connect.ts'
import { violates } from '#server/db/database-error.ts'
import { holdProject } from '#server/db/project/hold-project.ts'
import { isIn, isProject } from '#server/db/project/project-key.ts'
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

/**
 * What a reply is marked with in the project's answers: the mark that it has, else what `choose` makes
 * of the marks that are taken. Two at one moment choose one after the other. Null when the comment was
 * deleted meanwhile.
 */
export function claimReplyMark(
  db: Db,
  key: ThreadKey,
  choose: (taken: readonly string[]) => string,
): Promise<string | null> {
  return runInTransaction(db, async (tx) => {
    await holdProject(tx, key, 'no key update')
    const marked = await tx
      .select({ id: threads.id, mark: threads.replyMark })
      .from(threads)
      .where(and(isIn(threads, key), isNotNull(threads.replyMark)))
    const own = marked.find(({ id }) => id === key.threadId)
    if (own) return own.mark
    const mark = choose(marked.flatMap((each) => each.mark ?? []))
    const { rowCount } = await tx.update(threads).set({ replyMark: mark }).where(isThread(key))
    return rowCount === 1 ? mark : null
  })
}

type Change = Partial<
  Pick<ThreadRow, 'state' | 'reply' | 'repliedAt' | 'heldIn' | 'changes' | 'askerToldAt'>
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

/** Nothing where the account is gone: nobody mails it. */
export async function writeIsMailed(db: Db, userId: string, isMailed: boolean): Promise<void> {
  try {
    await db
      .insert(commentMails)
      .values({ userId, isOff: !isMailed })
      .onConflictDoUpdate({ target: commentMails.userId, set: { isOff: !isMailed } })
  } catch (error) {
    if (!violates(error, 'comment_mails_user_id_users_id_fk')) throw error
  }
}
