import { and, count, desc, eq, exists, isNull } from 'drizzle-orm'
import type { ApprovalRequest } from '#contract/approving/approval-request.ts'
import type { GivenApproval } from '#contract/sharing.ts'
import type { Happening } from '#contract/webhooks/webhook-events.ts'
import type { Fingerprints } from '#domain/requirements/approvals/fingerprint-document.ts'
import type { Db } from '#server/db/connect.ts'
import { onceByKey, type WriteKey } from '#server/db/once-by-key.ts'
import { isLiveShare } from '#server/db/project/is-live-share.ts'
import { ofProject } from '#server/db/project/of-project.ts'
import { isIn, isProject, type ProjectKey } from '#server/db/project/project-key.ts'
import { tellWebhooks } from '#server/db/project/tell-webhooks.ts'
import { documents, projects } from '#server/db/schema.ts'
import { approvals } from '#server/db/tables/approvals.ts'
import { shares } from '#server/db/tables/shares.ts'
import { runInTransaction } from '#server/db/transaction.ts'
import { showGiven, showRequest } from './show-request.ts'

interface NewRequest {
  id: string
  version: number
  token: string
  expiresAt: Date
  askedName: string
}

type Most = Record<'links' | 'approvals', number>

/**
 * Stores a request with its link. Null when the project has no such version; the limit's code when it
 * has as many links or approvals as it may, counted while the project's row is held.
 */
export async function insertRequest(
  db: Db,
  { request, most, now, ...key }: ProjectKey & { request: NewRequest; most: Most; now: Date },
  writeKey: WriteKey | null,
): Promise<ApprovalRequest | 'share_limit' | 'approval_limit' | null> {
  const { id, version, token, expiresAt, askedName } = request
  let limit: 'share_limit' | 'approval_limit' | null = null
  const made = await onceByKey(db, writeKey, async (tx) => {
    const isOfVersion = and(isIn(documents, key), eq(documents.version, version))
    const [found] = await tx
      .select({ id: projects.id })
      .from(projects)
      .where(and(isProject(key), exists(tx.select().from(documents).where(isOfVersion))))
      .for('update')
    if (!found) return null
    const [links] = await tx.select({ used: count() }).from(shares).where(isIn(shares, key))
    const [asked] = await tx.select({ used: count() }).from(approvals).where(isIn(approvals, key))
    if ((links?.used ?? 0) >= most.links) limit = 'share_limit'
    if ((asked?.used ?? 0) >= most.approvals) limit = 'approval_limit'
    if (limit !== null) return null
    await tx.insert(shares).values({ ...key, id, version, token, expiresAt, createdAt: now })
    const [row] = await tx
      .insert(approvals)
      .values({ ...key, id, version, askedName, createdAt: now })
      .returning()
    return row ? showRequest(row, token) : null
  })
  return made ?? limit
}

/** Everybody who was asked, the newest first; null when the user has no such project. */
export async function readRequests(
  db: Db,
  key: ProjectKey,
  now: Date,
): Promise<ApprovalRequest[] | null> {
  const rows = await db
    .select({ approval: approvals, token: shares.token })
    .from(projects)
    .leftJoin(approvals, ofProject(approvals))
    .leftJoin(shares, and(ofProject(shares), eq(shares.id, approvals.id), isLiveShare(now)))
    .where(isProject(key))
    .orderBy(desc(approvals.createdAt), desc(approvals.id))
  if (rows.length === 0) return null
  return rows.flatMap(({ approval, token }) => (approval ? [showRequest(approval, token)] : []))
}

/** Removes a request or what was given, with its link; false when the account has none. */
export async function removeRequest(db: Db, userId: string, id: string): Promise<boolean> {
  const removed = await runInTransaction(db, async (tx) => {
    await tx.delete(shares).where(and(eq(shares.userId, userId), eq(shares.id, id)))
    const { rowCount } = await tx
      .delete(approvals)
      .where(and(eq(approvals.userId, userId), eq(approvals.id, id)))
    return rowCount === 1 || null
  })
  return removed !== null
}

interface NewApproval extends Fingerprints {
  id: string
  name: string
  role: string | null
}

/**
 * Writes what was given, while its link is held: whoever ends the link comes before or after. What was
 * given first stays. Null when the link has ended meanwhile, or is no request's.
 */
export function writeApproval(
  db: Db,
  { id, name, role, sha256, items, now, ...key }: ProjectKey & NewApproval & { now: Date },
): Promise<GivenApproval | null> {
  const isThis = and(isIn(approvals, key), eq(approvals.id, id))
  return runInTransaction(db, async (tx) => {
    const [link] = await tx
      .select({ id: shares.id })
      .from(shares)
      .where(and(isIn(shares, key), eq(shares.id, id), isLiveShare(now)))
      .for('update')
    if (!link) return null
    const { rowCount } = await tx
      .update(approvals)
      .set({ name, role, sha256, items, approvedAt: now })
      .where(and(isThis, isNull(approvals.approvedAt)))
    const [row] = await tx.select().from(approvals).where(isThis)
    if (row && rowCount === 1) await tellWebhooks(tx, key, { happened: [toldOf(row)], now })
    return row ? showGiven(row) : null
  })
}

function toldOf({
  projectId,
  version,
  approvedAt,
  sha256,
}: typeof approvals.$inferSelect): Happening {
  const at = approvedAt?.toISOString() ?? ''
  const data = { projectId, approvedVersion: version, approvedAt: at, sha256: sha256 ?? '' }
  return { type: 'approval.given', data }
}
