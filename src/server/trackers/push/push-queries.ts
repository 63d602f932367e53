import { and, eq, exists, isNull, lt, ne, type SQL, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { KnownItem } from '#domain/tracking/tracked-item.ts'
import type { Db } from '#server/db/connect.ts'
import { isIn, type ProjectKey } from '#server/db/project/project-key.ts'
import { acceptAny, addTo } from '#server/db/rows.ts'
import { users } from '#server/db/schema.ts'
import { trackerConnections, trackerItems, trackerPushes } from '#server/db/tables/trackers.ts'
import { runInTransaction } from '#server/db/transaction.ts'

/** A run of a project's push. */
export interface RunKey extends ProjectKey {
  id: string
}

/** It has ended, or its process is gone. */
export function isOver(staleBefore: Date): SQL {
  return acceptAny(ne(trackerPushes.status, 'running'), lt(trackerPushes.aliveAt, staleBefore))
}

/** This run is under way, and nobody holds its account back. */
function isRunning(key: RunKey): SQL | undefined {
  const { userId, id, status } = trackerPushes
  const free = new QueryBuilder()
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.suspendedAt)))
  return and(isIn(trackerPushes, key), eq(id, key.id), eq(status, 'running'), exists(free))
}

const NOTHING_YET = {
  status: 'running',
  done: 0,
  total: 0,
  created: 0,
  changed: 0,
  closed: 0,
  refused: [],
  waitsUntil: null,
  error: null,
}

interface Beginning {
  version: number
  now: Date
  staleBefore: Date
}

/** Begins a push; false while another one of the project is under way. */
export async function insertPush(
  db: Db,
  { version, now, staleBefore, ...key }: RunKey & Beginning,
): Promise<boolean> {
  const fresh = { ...NOTHING_YET, id: key.id, version, startedAt: now, aliveAt: now }
  const { rowCount } = await db
    .insert(trackerPushes)
    .values({ ...key, ...fresh })
    .onConflictDoUpdate({
      target: [trackerPushes.userId, trackerPushes.projectId],
      set: fresh,
      setWhere: isOver(staleBefore),
    })
  return rowCount === 1
}

interface SignOfLife {
  now: Date
  version: number
  total: number
  waitsUntil: Date | null
}

/** Says that a run is still under way; false when it is not ours any more, or is held back. */
export async function keepPushAlive(
  db: Db,
  { now, version, total, waitsUntil, ...key }: RunKey & SignOfLife,
): Promise<boolean> {
  const { rowCount } = await db
    .update(trackerPushes)
    .set({ aliveAt: now, version, total, waitsUntil })
    .where(isRunning(key))
  return rowCount === 1
}

interface Intent {
  item: string
  proposed: string
  pending: KnownItem['pending']
}

/**
 * Writes down what is about to be written, before it is. Null when the run is not ours any more:
 * then nothing may be written.
 */
export function noteIntent(db: Db, key: RunKey, intent: Intent): Promise<'noted' | null> {
  return runInTransaction(db, async (tx) => {
    const held = await tx
      .select({ id: trackerPushes.id })
      .from(trackerPushes)
      .where(isRunning(key))
      .for('no key update')
    if (held.length === 0) return null
    const { userId, projectId } = key
    await tx
      .insert(trackerItems)
      .values({ userId, projectId, ...intent, left: {} })
      .onConflictDoUpdate({
        target: [trackerItems.userId, trackerItems.projectId, trackerItems.item],
        set: { pending: intent.pending },
      })
    return 'noted'
  })
}

interface Outcome {
  item: string
  /** Null where the tracker did not take it. */
  row: Pick<typeof trackerItems.$inferInsert, 'external' | 'ref' | 'url' | 'left'> | null
  counts: 'created' | 'changed' | 'closed' | null
}

/** Writes down what became of an issue, also when the push was ended meanwhile. */
export async function keepOutcome(
  db: Db,
  key: RunKey,
  { item, row, counts }: Outcome,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { done, refused } = trackerPushes
    await tx
      .update(trackerPushes)
      .set({
        done: addTo(done, 1),
        ...(counts === null ? {} : { [counts]: addTo(trackerPushes[counts], 1) }),
        ...(row === null ? { refused: sql`${refused} || ${JSON.stringify([item])}::jsonb` } : {}),
      })
      .where(and(isIn(trackerPushes, key), eq(trackerPushes.id, key.id)))
    if (row === null) return
    await tx
      .update(trackerItems)
      .set({ ...row, pending: {} })
      .where(and(isIn(trackerItems, key), eq(trackerItems.item, item)))
  })
}

/** Ends a run, if it is still under way. */
export async function endPush(
  db: Db,
  { status, error = null, ...key }: RunKey & { status: string; error?: string | null },
): Promise<void> {
  await db
    .update(trackerPushes)
    .set({ status, error, waitsUntil: null })
    .where(
      and(
        isIn(trackerPushes, key),
        eq(trackerPushes.id, key.id),
        eq(trackerPushes.status, 'running'),
      ),
    )
}

/** Ends a project's push, whichever process runs it. */
export async function stopPush(db: Db, key: ProjectKey): Promise<void> {
  await db
    .update(trackerPushes)
    .set({ status: 'cancelled', waitsUntil: null })
    .where(and(isIn(trackerPushes, key), eq(trackerPushes.status, 'running')))
}

/** Pushes whose process is gone, of accounts that nobody holds back, with what decides for them. */
export function readLeftPushes(db: Db, staleBefore: Date, most: number) {
  const { subscriptionStatus, trialStartedAt, suspendedAt } = users
  return db
    .select({
      push: trackerPushes,
      connection: trackerConnections,
      owner: { subscriptionStatus, trialStartedAt, suspendedAt },
    })
    .from(trackerPushes)
    .innerJoin(
      trackerConnections,
      and(
        eq(trackerConnections.userId, trackerPushes.userId),
        eq(trackerConnections.projectId, trackerPushes.projectId),
      ),
    )
    .innerJoin(users, eq(users.id, trackerPushes.userId))
    .where(
      and(
        eq(trackerPushes.status, 'running'),
        lt(trackerPushes.aliveAt, staleBefore),
        isNull(users.suspendedAt),
      ),
    )
    .orderBy(trackerPushes.aliveAt)
    .limit(most)
}

/** Takes a left push over under a new name; false when another instance was quicker. */
export async function takeOverPush(
  db: Db,
  key: RunKey,
  { id, now, staleBefore }: { id: string; now: Date; staleBefore: Date },
): Promise<boolean> {
  const { rowCount } = await db
    .update(trackerPushes)
    .set({ id, aliveAt: now, done: 0, waitsUntil: null })
    .where(
      and(
        isIn(trackerPushes, key),
        eq(trackerPushes.id, key.id),
        eq(trackerPushes.status, 'running'),
        lt(trackerPushes.aliveAt, staleBefore),
      ),
    )
  return rowCount === 1
}
