import { and, count, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connect.ts'
import { onceByKey, type WriteKey } from '#server/db/once-by-key.ts'
import { isLiveShare } from '#server/db/project/is-live-share.ts'
import {
  approvalsOfProject,
  contentOfDocument,
  editsOverDocument,
  ofProject,
} from '#server/db/project/of-project.ts'
import { isIn, isProject, type ProjectKey } from '#server/db/project/project-key.ts'
import { documents, projects, users } from '#server/db/schema.ts'
import { approvals } from '#server/db/tables/approvals.ts'
import { shares } from '#server/db/tables/shares.ts'
import { runInTransaction } from '#server/db/transaction.ts'
import { showGiven } from './approving/show-request.ts'
import { showShare } from './show-share.ts'

export type ShareRow = typeof shares.$inferSelect & { projectTitle: string }

const columns = {
  userId: shares.userId,
  projectId: shares.projectId,
  id: shares.id,
  version: shares.version,
  token: shares.token,
  passphraseHash: shares.passphraseHash,
  expiresAt: shares.expiresAt,
  opened: shares.opened,
  lastOpenedAt: shares.lastOpenedAt,
  createdAt: shares.createdAt,
  projectTitle: projects.title,
}

/** All links of an account, the newest first; ended ones are gone, expired ones stay visible. */
export function readShares(db: Db, userId: string): Promise<ShareRow[]> {
  return db
    .select(columns)
    .from(shares)
    .innerJoin(projects, ofProject(shares))
    .where(eq(shares.userId, userId))
    .orderBy(desc(shares.createdAt), desc(shares.id))
}

type NewShare = Pick<
  typeof shares.$inferInsert,
  'id' | 'version' | 'token' | 'passphraseHash' | 'expiresAt'
>

/**
 * Stores a link to a version that is there. Null when the project has no such version; `full` when
 * it has as many links as it may, counted while the project's row is held, so that two requests
 * cannot both pass.
 */
export async function insertShare(
  db: Db,
  { share, most, now, ...key }: ProjectKey & { share: NewShare; most: number; now: Date },
  writeKey: WriteKey | null,
) {
  let isFull = false
  const made = await onceByKey(db, writeKey, async (tx) => {
    const [project] = await tx
      .select({ title: projects.title })
      .from(projects)
      .where(isProject(key))
      .for('update')
    const isVersion = and(isIn(documents, key), eq(documents.version, share.version))
    const [found] = await tx.select({ version: documents.version }).from(documents).where(isVersion)
    if (!project || !found) return null
    const [used] = await tx.select({ links: count() }).from(shares).where(isIn(shares, key))
    isFull = (used?.links ?? 0) >= most
    if (isFull) return null
    const [row] = await tx
      .insert(shares)
      .values({ ...key, ...share, createdAt: now })
      .returning()
    return row ? showShare({ ...row, projectTitle: project.title }) : null
  })
  return made ?? (isFull ? 'full' : null)
}

/** Ends a link, and the request that it asked for; what was given stays. False for no such link. */
export async function removeShare(db: Db, userId: string, id: string): Promise<boolean> {
  const removed = await runInTransaction(db, async (tx) => {
    const { rowCount } = await tx
      .delete(shares)
      .where(and(eq(shares.userId, userId), eq(shares.id, id)))
    const isRequest = and(eq(approvals.userId, userId), eq(approvals.id, id))
    await tx.delete(approvals).where(and(isRequest, isNull(approvals.approvedAt)))
    return rowCount === 1 || null
  })
  return removed !== null
}

/** Of the maker of a link. */
const owner = {
  subscriptionStatus: users.subscriptionStatus,
  trialStartedAt: users.trialStartedAt,
  suspendedAt: users.suspendedAt,
}

/**
 * What a token opens now, as it is at this moment; null when its link has ended, or its account is
 * held back by the operator.
 */
export async function findShared(db: Db, token: string, now: Date) {
  const rows = await db
    .select({
      userId: shares.userId,
      projectId: shares.projectId,
      id: shares.id,
      version: shares.version,
      passphraseHash: shares.passphraseHash,
      expiresAt: shares.expiresAt,
      newest: projects.documentCount,
      title: documents.title,
      writtenAt: documents.createdAt,
      content: contentOfDocument,
      edits: editsOverDocument,
      approvals: approvalsOfProject,
      approval: approvals,
      owner,
    })
    .from(shares)
    .innerJoin(projects, ofProject(shares))
    .innerJoin(documents, and(ofProject(documents), eq(documents.version, shares.version)))
    .innerJoin(users, eq(users.id, shares.userId))
    .leftJoin(approvals, and(ofProject(approvals), eq(approvals.id, shares.id)))
    .where(isOpen(token, now))
  const [row] = rows
  if (!row) return null
  const { approval, ...share } = row
  const request = approval && { askedName: approval.askedName, given: showGiven(approval) }
  return { ...share, request }
}

/** The same without the document. */
export async function findLink(db: Db, token: string, now: Date) {
  const { userId, projectId, id, version, passphraseHash } = shares
  const rows = await db
    .select({
      ...{ userId, projectId, id, version, passphraseHash },
      owner,
    })
    .from(shares)
    .innerJoin(users, eq(users.id, userId))
    .where(isOpen(token, now))
  return rows[0] ?? null
}

function isOpen(token: string, now: Date): SQL | undefined {
  return and(eq(shares.token, token), isLiveShare(now), isNull(users.suspendedAt))
}

/** Counts one more reader of a link. */
export async function countOpening(
  db: Db,
  { id, now, ...key }: ProjectKey & { id: string; now: Date },
): Promise<void> {
  await db
    .update(shares)
    .set({ opened: sql`${shares.opened} + 1`, lastOpenedAt: now })
    .where(and(isIn(shares, key), eq(shares.id, id)))
}
