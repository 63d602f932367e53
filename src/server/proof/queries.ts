import { and, desc, inArray } from 'drizzle-orm'
import type { Happening } from '#contract/webhooks/webhook-events.ts'
import type { BoundResult } from '#domain/proof/bind-results.ts'
import type { Db } from '#server/db/connect.ts'
import { holdProject } from '#server/db/project/hold-project.ts'
import { ofProject } from '#server/db/project/of-project.ts'
import { isIn, isProject, type ProjectKey } from '#server/db/project/project-key.ts'
import { tellWebhooks } from '#server/db/project/tell-webhooks.ts'
import { projects } from '#server/db/schema.ts'
import { testReports } from '#server/db/tables/test-reports.ts'
import { runInTransaction } from '#server/db/transaction.ts'

export interface StoredReport {
  version: number
  reporter: string
  tests: number
  results: BoundResult[]
  createdAt: Date
}

/** A project's reports, the newest first; null when the user has no such project. */
export async function readReports(db: Db, key: ProjectKey): Promise<StoredReport[] | null> {
  const { version, reporter, tests, results, createdAt } = testReports
  const rows = await db
    .select({ report: { version, reporter, tests, results, createdAt } })
    .from(projects)
    .leftJoin(testReports, ofProject(testReports))
    .where(isProject(key))
    .orderBy(desc(testReports.createdAt), desc(testReports.id))
  if (rows.length === 0) return null
  return rows.flatMap(({ report }) => (report ? [report] : []))
}

/** Stores a report and keeps the newest `most` alone; null when the user has no such project. */
export async function insertTestReport(
  db: Db,
  row: typeof testReports.$inferInsert & { createdAt: Date },
  most: number,
): Promise<'stored' | null> {
  return runInTransaction(db, async (tx) => {
    // Held, so that the project is not deleted meanwhile and two reports count each other.
    if (!(await holdProject(tx, row, 'no key update'))) return null
    await tx.insert(testReports).values(row)
    await tellWebhooks(tx, row, { happened: [toldOf(row)], now: row.createdAt })
    const isOf = isIn(testReports, row)
    const old = tx
      .select({ id: testReports.id })
      .from(testReports)
      .where(isOf)
      .orderBy(desc(testReports.createdAt), desc(testReports.id))
      .offset(most)
    await tx.delete(testReports).where(and(isOf, inArray(testReports.id, old)))
    return 'stored'
  })
}

function toldOf({
  projectId,
  id,
  version,
  tests,
  results,
}: typeof testReports.$inferInsert): Happening {
  const failing = results.filter(({ failed }) => failed > 0).length
  return { type: 'tests.reported', data: { projectId, reportId: id, version, tests, failing } }
}
