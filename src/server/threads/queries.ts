import { and, count, desc, eq, ne, sql } from 'drizzle-orm'
import type { Language } from '#domain/language.ts'
import type { Db } from '#server/db/connect.ts'
import { holdProject } from '#server/db/project/hold-project.ts'
import { isLiveShare } from '#server/db/project/is-live-share.ts'
import { isIn, type ProjectKey } from '#server/db/project/project-key.ts'
import { tellWebhooks } from '#server/db/project/tell-webhooks.ts'
import { projects } from '#server/db/schema.ts'
import { shares } from '#server/db/tables/shares.ts'
import { guests, threads } from '#server/db/tables/threads.ts'
import { runInTransaction, type Tx } from '#server/db/transaction.ts'
import { toldOfAsking } from './told-happening.ts'

export type ThreadRow = typeof threads.$inferSelect
export type GuestRow = typeof guests.$inferSelect

export interface ThreadKey extends ProjectKey {
  threadId: string
}

/** A visitor as the first comment introduces them. */
export interface NewGuest {
  id: string
  shareId: string
  name: string
  language: Language
}

interface NewThread {
  thread: typeof threads.$inferInsert
  /** The guest who wrote it; null for an agent. */
  guest: NewGuest | null
  /** How many comments the project may hold. */
  most: number
  now: Date
}

/**
 * Stores a comment, and its guest with the first one. `gone` when the link or the project ended
 * meanwhile, `full` when there is no room: both are looked at while the project's row is held. A
 * repeat gives the comment that is there.
 */
export async function insertThread(
  db: Db,
  { thread, guest, most, now }: NewThread,
): Promise<ThreadRow | 'gone' | 'full'> {
  const key = { userId: thread.userId, projectId: thread.projectId }
  let refusal: 'gone' | 'full' = 'gone'
  const made = await runInTransaction(db, async (tx) => {
    if (!(await holdProject(tx, key, 'update'))) return null
    if (guest && !(await holdLink(tx, { ...key, shareId: guest.shareId, now }))) return null
    const isOther = and(isIn(threads, key), ne(threads.id, thread.id))
    const [used] = await tx.select({ comments: count() }).from(threads).where(isOther)
    if ((used?.comments ?? 0) >= most) {
      refusal = 'full'
      return null
    }
    if (guest) {
      await tx
        .insert(guests)
        .values({ ...key, ...guest, createdAt: now })
        .onConflictDoNothing()
    }
    const [row] = await tx
      .insert(threads)
      .values({ ...thread, createdAt: now, updatedAt: now })
      .onConflictDoNothing()
      .returning()
    if (row === undefined) return readThreadRow(tx, { ...key, threadId: thread.id })
    await tellWebhooks(tx, key, { happened: [toldOfAsking(row)], now })
    return row
  })
  return made ?? refusal
}

/** Whether a link is there, which nobody can end before this transaction does. */
async function holdLink(
  tx: Tx,
  { shareId, now, ...key }: ProjectKey & { shareId: string; now: Date },
): Promise<boolean> {
  const found = await tx
    .select({ id: shares.id })
    .from(shares)
    .where(and(isIn(shares, key), eq(shares.id, shareId), isLiveShare(now)))
    .for('share')
  return found.length === 1
}

/** The comments that came by one link, the first first. */
export function readLinkThreads(
  db: Db,
  { shareId, ...key }: ProjectKey & { shareId: string },
): Promise<ThreadRow[]> {
  return db
    .select()
    .from(threads)
    .where(and(isIn(threads, key), eq(threads.shareId, shareId)))
    .orderBy(threads.createdAt, threads.id)
}

export async function readGuest(
  db: Db,
  { userId, projectId, guestId }: ProjectKey & { guestId: string },
): Promise<GuestRow | null> {
  const rows = await db.select().from(guests).where(isGuest({ userId, projectId, guestId }))
  return rows[0] ?? null
}

/** Leaves an address, not confirmed yet; one that was confirmed stays so. Null when nobody is there. */
export async function writeEmail(
  db: Db,
  { email, ...key }: ProjectKey & { guestId: string; email: string },
): Promise<GuestRow | null> {
  const confirmedAt = sql`case when ${guests.email} = ${email} then ${guests.emailConfirmedAt} end`
  const rows = await db
    .update(guests)
    .set({ email, emailConfirmedAt: confirmedAt })
    .where(isGuest(key))
    .returning()
  return rows[0] ?? null
}

export async function readThreadRow(db: Db | Tx, key: ThreadKey): Promise<ThreadRow | null> {
  const rows = await db.select().from(threads).where(isThread(key))
  return rows[0] ?? null
}

export function isThread({ threadId, ...key }: ThreadKey) {
  return and(isIn(threads, key), eq(threads.id, threadId))
}

export function isGuest({ guestId, userId, projectId }: ProjectKey & { guestId: string }) {
  return and(eq(guests.userId, userId), eq(guests.projectId, projectId), eq(guests.id, guestId))
}

/** The newest comments of an account, with their projects. */
export function readInbox(
  db: Db,
  { userId, projectId, most }: { userId: string; projectId?: string; most: number },
) {
  return db
    .select({ thread: threads, projectTitle: projects.title })
    .from(threads)
    .innerJoin(
      projects,
      and(eq(projects.userId, threads.userId), eq(projects.id, threads.projectId)),
    )
    .where(
      and(
        eq(threads.userId, userId),
        projectId === undefined ? undefined : eq(threads.projectId, projectId),
      ),
    )
    .orderBy(desc(threads.createdAt), desc(threads.id))
    .limit(most)
}
