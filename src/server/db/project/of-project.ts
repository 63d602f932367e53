import { and, asc, type Column, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { DEFAULT_LANGUAGE } from '#domain/language.ts'
import type { Approval } from '#domain/requirements/approvals/approval.ts'
import type { ItemEdit } from '#domain/requirements/editing/edits.ts'
import { buildJsonEntry, selectJsonList, selectJsonOne } from '#server/db/json-rows.ts'
import { answers, documents, projects } from '#server/db/schema.ts'
import { approvals } from '#server/db/tables/approvals.ts'
import { documentEdits } from '#server/db/tables/edits.ts'
import { readings } from '#server/db/tables/readings.ts'
import { valueAsSent } from '#server/db/value-as-sent.ts'

/*
 * What belongs to the row of `projects` that a query reads: conditions, and parts of it as JSON
 * columns, so that one statement sees all of them as they were at one moment.
 */

/** A row of another table is one of the project. */
export function ofProject(table: { userId: Column; projectId: Column }): SQL | undefined {
  return and(eq(table.userId, projects.userId), eq(table.projectId, projects.id))
}

const { questionId, version } = answers

/** Its answers, by question. */
export const answersOfProject = selectJsonList(
  new QueryBuilder()
    .select(buildJsonEntry({ questionId, value: valueAsSent(), version }))
    .from(answers)
    .where(ofProject(answers))
    .orderBy(asc(questionId)),
)

/** What was understood of the answers when they were last read; null before the first time. */
export const readingOfProject = selectJsonOne(
  new QueryBuilder()
    .select(
      buildJsonEntry({
        version: readings.version,
        lastRow: readings.lastRow,
        rows: readings.rows,
        answers: readings.answers,
        reader: readings.reader,
      }),
    )
    .from(readings)
    .where(ofProject(readings)),
)

/** The edits over its newest version, or those of one item. */
export function editsOfProject(item?: string): SQL<ItemEdit[]> {
  const { field, generated, text, basis, revision } = documentEdits
  return selectJsonList(
    new QueryBuilder()
      .select(buildJsonEntry({ item: documentEdits.item, field, generated, text, basis, revision }))
      .from(documentEdits)
      .where(
        and(
          ofProject(documentEdits),
          item === undefined ? undefined : eq(documentEdits.item, item),
        ),
      )
      .orderBy(documentEdits.item, field),
  )
}

/** What the oldest documents do not say. */
const DEFAULTS = sql.raw(`'${JSON.stringify({ writtenIn: DEFAULT_LANGUAGE })}'::jsonb`)

/**
 * The value of the row of `documents` that is read, as JSON text, which nobody on the way has to take
 * apart. Checked against the contract before it was stored.
 */
export const contentOfDocument = sql<string>`(${DEFAULTS} || ${documents.content})::text`

/** The edits over the row of `documents` that is read beside the project's. */
export const editsOverDocument = sql<ItemEdit[]>`case
  when ${eq(documents.version, projects.documentCount)} then ${editsOfProject()}
  else ${documents.edits}::json end`

const { name, role, approvedAt, sha256, items } = approvals

/** What was approved of any of its versions, the newest last. */
export const approvalsOfProject = selectJsonList(
  new QueryBuilder()
    .select(
      buildJsonEntry({ name, role, at: approvedAt, version: approvals.version, sha256, items }),
    )
    .from(approvals)
    .where(and(ofProject(approvals), isNotNull(approvedAt)))
    .orderBy(approvedAt, approvals.id),
) as SQL<Approval[]>
