import { QueryBuilder } from 'drizzle-orm/pg-core'
import { buildJsonEntry, selectJsonList, selectJsonOne } from '#server/db/json-rows.ts'
import { ofProject } from '#server/db/project/of-project.ts'
import { answers, consultations, projects } from '#server/db/schema.ts'
import { progress } from '#server/db/tables/agents.ts'
import { approvals } from '#server/db/tables/approvals.ts'
import { readings } from '#server/db/tables/readings.ts'
import { shares } from '#server/db/tables/shares.ts'
import { tellings } from '#server/db/tables/tellings.ts'
import { testReports } from '#server/db/tables/test-reports.ts'
import { threads } from '#server/db/tables/threads.ts'
import { trackerConnections, trackerItems } from '#server/db/tables/trackers.ts'
import { valueAsSent } from '#server/db/value-as-sent.ts'

const { questionId, question, originalUserInput, response, source } = consultations

/** Of the row of `projects` that a query reads everything but its documents, for `buildJsonObject`. */
export const projectParts = {
  title: projects.title,
  description: projects.description,
  assignee: projects.assignee,
  startDate: projects.startDate,
  endDate: projects.endDate,
  starters: projects.starters,
  createdAt: projects.createdAt,
  updatedAt: projects.updatedAt,
  answers: selectJsonList(
    new QueryBuilder()
      .select(
        buildJsonEntry({
          questionId: answers.questionId,
          value: valueAsSent(),
          updatedAt: answers.updatedAt,
        }),
      )
      .from(answers)
      .where(ofProject(answers))
      .orderBy(answers.questionId),
  ),
  reading: selectJsonOne(
    new QueryBuilder()
      .select(
        buildJsonEntry({
          version: readings.version,
          rows: readings.rows,
          updatedAt: readings.updatedAt,
        }),
      )
      .from(readings)
      .where(ofProject(readings)),
  ),
  notes: selectJsonList(
    new QueryBuilder()
      .select(
        buildJsonEntry({
          name: tellings.name,
          origin: tellings.origin,
          text: tellings.text,
          stretches: tellings.stretches,
          edits: tellings.edits,
          createdAt: tellings.createdAt,
        }),
      )
      .from(tellings)
      .where(ofProject(tellings))
      .orderBy(tellings.createdAt, tellings.id),
  ),
  progress: selectJsonList(
    new QueryBuilder()
      .select(
        buildJsonEntry({
          item: progress.item,
          state: progress.state,
          evidence: progress.evidence,
          reporter: progress.reporter,
          createdAt: progress.createdAt,
        }),
      )
      .from(progress)
      .where(ofProject(progress))
      .orderBy(progress.createdAt, progress.id),
  ),
  testReports: selectJsonList(
    new QueryBuilder()
      .select(
        buildJsonEntry({
          version: testReports.version,
          reporter: testReports.reporter,
          tests: testReports.tests,
          results: testReports.results,
          createdAt: testReports.createdAt,
        }),
      )
      .from(testReports)
      .where(ofProject(testReports))
      .orderBy(testReports.createdAt, testReports.id),
  ),
  // Without the token.
  tracker: selectJsonOne(
    new QueryBuilder()
      .select(
        buildJsonEntry({
          kind: trackerConnections.kind,
          site: trackerConnections.site,
          email: trackerConnections.email,
          place: trackerConnections.targetName,
          connectedAt: trackerConnections.createdAt,
        }),
      )
      .from(trackerConnections)
      .where(ofProject(trackerConnections)),
  ),
  issues: selectJsonList(
    new QueryBuilder()
      .select(
        buildJsonEntry({ item: trackerItems.item, ref: trackerItems.ref, url: trackerItems.url }),
      )
      .from(trackerItems)
      .where(ofProject(trackerItems))
      .orderBy(trackerItems.item),
  ),
  links: selectJsonList(
    new QueryBuilder()
      .select(
        buildJsonEntry({
          version: shares.version,
          createdAt: shares.createdAt,
          expiresAt: shares.expiresAt,
          opened: shares.opened,
          lastOpenedAt: shares.lastOpenedAt,
        }),
      )
      .from(shares)
      .where(ofProject(shares))
      .orderBy(shares.createdAt, shares.id),
  ),
  comments: selectJsonList(
    new QueryBuilder()
      .select(
        buildJsonEntry({
          kind: threads.kind,
          state: threads.state,
          item: threads.item,
          itemText: threads.itemText,
          quote: threads.quote,
          version: threads.version,
          asker: threads.asker,
          askerName: threads.askerName,
          text: threads.text,
          reply: threads.reply,
          repliedAt: threads.repliedAt,
          heldIn: threads.heldIn,
          createdAt: threads.createdAt,
        }),
      )
      .from(threads)
      .where(ofProject(threads))
      .orderBy(threads.createdAt, threads.id),
  ),
  consultations: selectJsonList(
    new QueryBuilder()
      .select(
        buildJsonEntry({
          questionId,
          question,
          originalUserInput,
          response,
          source,
          createdAt: consultations.createdAt,
        }),
      )
      .from(consultations)
      .where(ofProject(consultations))
      .orderBy(consultations.createdAt, consultations.id),
  ),
  approvals: selectJsonList(
    new QueryBuilder()
      .select(
        buildJsonEntry({
          version: approvals.version,
          askedName: approvals.askedName,
          createdAt: approvals.createdAt,
          name: approvals.name,
          role: approvals.role,
          approvedAt: approvals.approvedAt,
          sha256: approvals.sha256,
        }),
      )
      .from(approvals)
      .where(ofProject(approvals))
      .orderBy(approvals.createdAt, approvals.id),
  ),
}
