import { and, eq, lt, ne, sql } from 'drizzle-orm'
import type { GenerationProgress } from '#contract/documents.ts'
import { type Allowance, takeUse } from '#server/db/allowance.ts'
import type { Db } from '#server/db/connect.ts'
import { lockAccount } from '#server/db/lock-account.ts'
import { holdProject } from '#server/db/project/hold-project.ts'
import { ofProject } from '#server/db/project/of-project.ts'
import { isProject, type ProjectKey } from '#server/db/project/project-key.ts'
import { acceptAny } from '#server/db/rows.ts'
import { projects, users } from '#server/db/schema.ts'
import { generations } from '#server/db/tables/generations.ts'
import { runInTransaction, type Tx } from '#server/db/transaction.ts'
import { type WritingSource, writingSource } from './writing-queries.ts'

/** One attempt at a document, and with it the claim of the trial's generation. */
export interface Attempt {
  id: string
  /** The most generations the status allows; null when there is no limit. */
  allowance: number | null
  /** How often one user may begin one, over all projects and in every status. */
  pace: Allowance
  now: Date
  /** One that gave no sign of life since this moment belongs to a process that is gone. */
  staleBefore: Date
}

export interface GenerationSource extends WritingSource {
  begun: boolean
  /** False when the user has begun too many in a short time. */
  isInPace: boolean
}

const BEGINNING: GenerationProgress = { stage: 'reading', parts: [] }

/**
 * Everything a generation is written from, and in the same transaction its beginning: the claim of
 * the trial's generation, where the status has a limit, and the project's one generation at a time.
 * Null when the user has no such project.
 */
export function beginGeneration(
  db: Db,
  key: ProjectKey,
  attempt: Attempt,
): Promise<GenerationSource | null> {
  return runInTransaction(db, async (tx) => {
    const account = await lockAccount(tx, key.userId)
    if (!account || !(await holdProject(tx, key))) return null
    const [project] = await tx
      .select({ source: writingSource })
      .from(projects)
      .where(isProject(key))
    if (!project) return null
    const isInPace = await takeUse(tx, attempt.pace, attempt.now)
    const begun = isInPace && mayClaim(account, attempt) && (await begin(tx, key, attempt))
    return { ...project.source, begun, isInPace }
  })
}

/** Whether the account's allowance is neither spent nor claimed by another attempt. */
function mayClaim(account: typeof users.$inferSelect, { allowance, staleBefore }: Attempt) {
  if (allowance === null) return true
  const { trialGenerationsUsed, generationClaim, generationClaimedAt } = account
  const isStale = generationClaimedAt !== null && generationClaimedAt < staleBefore
  return trialGenerationsUsed < allowance && (generationClaim === null || isStale)
}

/** False while another generation of the project is under way. */
async function begin(
  tx: Tx,
  key: ProjectKey,
  { id, allowance, now, staleBefore }: Attempt,
): Promise<boolean> {
  const fresh = { id, status: 'running', progress: BEGINNING, startedAt: now, aliveAt: now }
  const { rowCount } = await tx
    .insert(generations)
    .values({ ...key, ...fresh })
    .onConflictDoUpdate({
      target: [generations.userId, generations.projectId],
      set: { ...fresh, error: null, version: null },
      setWhere: acceptAny(ne(generations.status, 'running'), lt(generations.aliveAt, staleBefore)),
    })
  if (rowCount === 0) return false
  if (allowance !== null) {
    await tx
      .update(users)
      .set({ generationClaim: id, generationClaimedAt: now })
      .where(eq(users.id, key.userId))
  }
  return true
}

interface SignOfLife {
  id: string
  progress: GenerationProgress
  now: Date
}

/** Says that a generation is still under way, and how far; false when it is not ours any more. */
export async function keepGenerationAlive(
  db: Db,
  key: ProjectKey,
  { id, progress, now }: SignOfLife,
): Promise<boolean> {
  const { rowCount } = await db
    .update(generations)
    .set({ aliveAt: now, progress })
    .where(isRunning(key, id))
  if (rowCount === 0) return false
  await db.update(users).set({ generationClaimedAt: now }).where(isClaimed(key, id))
  return true
}

/**
 * Ends a generation without a document and gives its claim back. Gives its state then: one that
 * had ended before is left as it is; null when another has taken its place.
 */
export function failGeneration(
  db: Db,
  key: ProjectKey,
  { id, error }: { id: string; error: string },
): Promise<string | null> {
  return db.transaction(async (tx) => {
    // The account's row is locked first, as in every transaction that takes both: no deadlock.
    await tx.update(users).set(UNCLAIMED).where(isClaimed(key, id))
    await tx.update(generations).set({ status: 'failed', error }).where(isRunning(key, id))
    const [ended] = await tx
      .select({ status: generations.status })
      .from(generations)
      .where(and(isGeneration(key), eq(generations.id, id)))
    return ended?.status ?? null
  })
}

/** Ends the generation that is running; what is about to be stored for it will not be. */
export async function stopGeneration(db: Db, key: ProjectKey): Promise<void> {
  await db.transaction(async (tx) => {
    await lockAccount(tx, key.userId)
    const [stopped] = await tx
      .update(generations)
      .set({ status: 'cancelled' })
      .where(isRunning(key))
      .returning({ id: generations.id })
    if (stopped) await tx.update(users).set(UNCLAIMED).where(isClaimed(key, stopped.id))
  })
}

const UNCLAIMED = { generationClaim: null, generationClaimedAt: null }

function isClaimed({ userId }: ProjectKey, id: string) {
  return and(eq(users.id, userId), eq(users.generationClaim, id))
}

function isGeneration({ userId, projectId }: ProjectKey) {
  return and(eq(generations.userId, userId), eq(generations.projectId, projectId))
}

/** The project's generation, this one or any, while it is under way. */
function isRunning(key: ProjectKey, id?: string) {
  const isThis = id === undefined ? undefined : eq(generations.id, id)
  return and(isGeneration(key), isThis, eq(generations.status, 'running'))
}

/**
 * Ends a generation with the document it became, and spends its claim where it has one. False when
 * it was cancelled or taken over.
 */
export async function completeGeneration(
  tx: Tx,
  key: ProjectKey,
  { id, spends, version }: { id: string; spends: boolean; version: number },
): Promise<boolean> {
  if (spends) {
    const spent = await tx
      .update(users)
      .set({ ...UNCLAIMED, trialGenerationsUsed: sql`${users.trialGenerationsUsed} + 1` })
      .where(isClaimed(key, id))
    if (spent.rowCount === 0) return false
  } else {
    await lockAccount(tx, key.userId)
  }
  const done = await tx
    .update(generations)
    .set({ status: 'done', version })
    .where(isRunning(key, id))
  return done.rowCount === 1
}

export type StoredGeneration = typeof generations.$inferSelect

/** A project's newest generation; `generation` is null for none. Null when there is no such project. */
export async function readGeneration(
  db: Db,
  key: ProjectKey,
): Promise<{ generation: StoredGeneration | null } | null> {
  const rows = await db
    .select({ generation: generations })
    .from(projects)
    .leftJoin(generations, ofProject(generations))
    .where(isProject(key))
  return rows[0] ?? null
}
