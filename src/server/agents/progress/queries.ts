import { and, desc, eq, exists, notExists, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Happening } from '#contract/webhooks/webhook-events.ts'
import type { ProgressState } from '#domain/agents/progress.ts'
import { type Allowance, takeUse } from '#server/db/allowance.ts'
import type { Db } from '#server/db/connect.ts'
import {
  forgiveGoneProject,
  isIn,
  isProject,
  type ProjectKey,
} from '#server/db/project/project-key.ts'
import { writeMessages } from '#server/db/project/tell-webhooks.ts'
import { projects } from '#server/db/schema.ts'
import { prepared } from '#server/db/statements/prepared.ts'
import { progress } from '#server/db/tables/agents.ts'
import { webhookDeliveries } from '#server/db/tables/webhooks.ts'
import { runInTransaction, type Tx } from '#server/db/transaction.ts'

/** The newest report of each item. */
export function readNewestReports(db: Db, { userId, projectId }: ProjectKey) {
  return newestReports(db).execute({ userId, projectId })
}

/** Runs each time an agent asks what to build. */
const newestReports = prepared((db) =>
  db
    .selectDistinctOn([progress.item], { item: progress.item, state: progress.state })
    .from(progress)
    .where(
      and(
        eq(progress.userId, sql.placeholder('userId')),
        eq(progress.projectId, sql.placeholder('projectId')),
      ),
    )
    .orderBy(progress.item, desc(progress.createdAt), desc(progress.id))
    .prepare('newest_reports'),
)

type Report = typeof progress.$inferInsert & { createdAt: Date }

/**
 * Stores a report and takes one use of the allowance for it; of one item only the newest `most` are
 * kept. `known` when the newest one says the same, `no_use` when none is left, null when the user has
 * no such project.
 */
export async function insertReport(
  db: Db,
  row: Report,
  { most, allowance }: { most: number; allowance: Allowance },
): Promise<'stored' | 'known' | 'no_use' | null> {
  const write = runInTransaction(db, async (tx) => {
    // Until the end, so that two reports of one user have an order.
    if (!(await takeUse(tx, allowance, row.createdAt))) return 'no_use'
    return storeReport(tx, row, most)
  })
  return forgiveGoneProject('progress', write)
}

/** One statement: on a busy server each waits its turn. Null when the user has no such project. */
async function storeReport(tx: Tx, row: Report, most: number): Promise<'stored' | 'known' | null> {
  const ofItem = and(isIn(progress, row), eq(progress.item, row.item))
  const kept = keptBefore(tx, ofItem, most - 1)
  const stored = tx
    .$with('stored')
    .as(insertNews(tx, row, newestOf(tx, kept)).returning({ id: progress.id }))
  const isStored = exists(tx.select().from(stored)) as SQL<boolean>
  const messages = { happened: [toldOf(row)], now: row.createdAt, isSo: isStored }
  const told = tx
    .$with('told')
    .as(writeMessages(tx, row, messages).returning({ id: webhookDeliveries.id }))
  const isDropped = notInArray(progress.id, tx.select({ id: kept.id }).from(kept))
  const dropped = tx.$with('dropped').as(
    tx
      .delete(progress)
      .where(and(ofItem, isDropped, isStored))
      .returning({ id: progress.id }),
  )
  const [done] = await tx
    .with(kept, stored, told, dropped)
    .select({ isStored })
    .from(projects)
    .where(isProject(row))
  if (done === undefined) return null
  return done.isStored ? 'stored' : 'known'
}

/** The newest reports of an item, as they were before another one. */
function keptBefore(tx: Tx, ofItem: SQL | undefined, most: number) {
  const { id, state, evidence, createdAt } = progress
  return tx
    .$with('kept')
    .as(
      tx
        .select({ id, state, evidence, createdAt })
        .from(progress)
        .where(ofItem)
        .orderBy(desc(createdAt), desc(id))
        .limit(most),
    )
}

function newestOf(tx: Tx, kept: ReturnType<typeof keptBefore>) {
  return tx.select().from(kept).orderBy(desc(kept.createdAt), desc(kept.id)).limit(1).as('last')
}

/** Inserts a report where the last one does not say the same, and the project is there. */
function insertNews(tx: Tx, row: Report, last: ReturnType<typeof newestOf>) {
  const isSame = and(eq(last.state, row.state), eq(last.evidence, row.evidence))
  // Two of one millisecond have an order as well.
  const after = sql`(select ${last.createdAt} + interval '1 millisecond' from ${last})`
  const at = sql<Date>`greatest(${row.createdAt.toISOString()}::timestamptz, ${after})`
  return tx.insert(progress).select(
    tx
      .select({
        userId: projects.userId,
        projectId: projects.id,
        id: typed(row.id).as('id'),
        item: typed(row.item).as('item'),
        state: typed<ProgressState>(row.state).as('state'),
        evidence: typed(row.evidence).as('evidence'),
        reporter: typed(row.reporter).as('reporter'),
        createdAt: at.as('created_at'),
      })
      .from(projects)
      .where(and(isProject(row), notExists(tx.select().from(last).where(isSame)))),
  )
}

/** A value of a row that is written from a query, which does not know the types of its columns. */
function typed<Value extends string = string>(value: Value) {
  return sql<Value>`${value}::text`
}

function toldOf({ projectId, id, item, state }: typeof progress.$inferInsert): Happening {
  return { type: 'progress.reported', data: { projectId, reportId: id, item, state } }
}
