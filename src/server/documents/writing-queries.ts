import { type SQL, sql } from 'drizzle-orm'
import type { AnswerValue } from '#domain/answers.ts'
import type { DocumentLanguage } from '#domain/language.ts'
import type { ItemEdit } from '#domain/requirements/editing/edits.ts'
import type { Db } from '#server/db/connect.ts'
import { isoMoment } from '#server/db/rows.ts'
import { valueAsSent } from '#server/db/value-as-sent.ts'
import { editsOf } from '#server/documents/editing/queries.ts'
import type { ProjectKey } from '#server/projects/queries.ts'
import type { Source } from '#server/readings/fresh-reading.ts'

/** What a document is written from, besides the reading. */
export interface WritingSource {
  title: string
  description: string | null
  assignee: string | null
  startDate: string | null
  endDate: string | null
  language: DocumentLanguage
  documentCount: number
  answers: { questionId: string; value: AnswerValue }[]
  /** The newest document's value as it was stored, as JSON; null when there is none. */
  previous: string | null
  /** The user's edits, which will lie over the new version. */
  edits: ItemEdit[]
}

/** A `WritingSource` as JSON, of a row of `projects`. */
export function writingSource({ userId, projectId }: ProjectKey): SQL {
  return sql`json_build_object(
    'title', title, 'description', description, 'assignee', assignee, 'language', language,
    'startDate', ${isoMoment(sql`start_date`)}, 'endDate', ${isoMoment(sql`end_date`)},
    'documentCount', document_count,
    'answers', (
      select coalesce(json_agg(json_build_object('questionId', question_id,
        'value', ${valueAsSent('answers')})), '[]')
      from answers where user_id = ${userId} and project_id = ${projectId}),
    'previous', (
      select content::text from documents
      where user_id = ${userId} and project_id = ${projectId} and version = document_count),
    'edits', ${editsOf({ userId, projectId })})`
}

interface PreviewSource {
  writing: WritingSource
  /** The same answers with their versions, and what was understood when they were last read. */
  read: Source
}

/** Everything a preview is written from; null when the user has no such project. */
export async function readForPreview(
  db: Db,
  { userId, projectId }: ProjectKey,
): Promise<PreviewSource | null> {
  const { rows } = await db.execute<{ writing: WritingSource; read: Source }>(sql`
    select ${writingSource({ userId, projectId })} as writing, json_build_object(
      'answers', (
        select coalesce(json_agg(json_build_object('questionId', question_id,
          'value', ${valueAsSent('answers')}, 'version', version)), '[]')
        from answers where user_id = ${userId} and project_id = ${projectId}),
      'stored', (
        select json_build_object('version', version, 'lastRow', last_row, 'rows', rows,
          'answers', answers, 'reader', reader)
        from readings where user_id = ${userId} and project_id = ${projectId})) as read
    from projects where user_id = ${userId} and id = ${projectId}`)
  return rows[0] ?? null
}
