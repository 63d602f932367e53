import { and, desc, eq, notInArray, sql } from 'drizzle-orm'
import type { Happening } from '#contract/webhooks/webhook-events.ts'
import { type Allowance, takeUse } from '#server/db/allowance.ts'
import type { Db } from '#server/db/connect.ts'
import { holdProject } from '#server/db/project/hold-project.ts'
import { isIn, type ProjectKey } from '#server/db/project/project-key.ts'
import { tellWebhooks } from '#server/db/project/tell-webhooks.ts'
import { prepared } from '#server/db/statements/prepared.ts'
import { progress } from '#server/db/tables/agents.ts'
import { runInTransaction } from '#server/db/transaction.ts'

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

/**
 * Stores a report and takes one use of the allowance for it; of one item only the newest `most` are
 * kept. `known` when the newest one says the same, `no_use` when none is left, null when the user has
 * no such project.
 */
export function insertReport(
  db: Db,
  row: typeof progress.$inferInsert & { createdAt: Date },
  { most, allowance }: { most: number; allowance: Allowance },
): Promise<'stored' | 'known' | 'no_use' | null> {
  return runInTransaction(db, async (tx) => {
    // Held, so that two reports of one item have an order.
    if (!(await holdProject(tx, row, 'no key update'))) return null
    if (!(await takeUse(tx, allowance, row.createdAt))) return 'no_use'
    const ofItem = and(isIn(progress, row), eq(progress.item, row.item))
    const { id, state, evidence, createdAt } = progress
    const kept = await tx
      .select({ id, state, evidence, createdAt })
      .from(progress)
      .where(ofItem)
      .orderBy(desc(createdAt), desc(id))
      .limit(most - 1)
    const [last] = kept
    if (last?.state === row.state && last.evidence === row.evidence) return 'known'
    // Two of one millisecond have an order as well.
    const after = new Date((last?.createdAt.getTime() ?? 0) + 1)
    const at = after > row.createdAt ? after : row.createdAt
    await tx.insert(progress).values({ ...row, createdAt: at })
    await tellWebhooks(tx, row, { happened: [toldOf(row)], now: row.createdAt })
    if (kept.length < most - 1) return 'stored'
    const keep = [row.id, ...kept.map((each) => each.id)]
    await tx.delete(progress).where(and(ofItem, notInArray(progress.id, keep)))
    return 'stored'
  })
}

function toldOf({ projectId, id, item, state }: typeof progress.$inferInsert): Happening {
  return { type: 'progress.reported', data: { projectId, reportId: id, item, state } }
}
