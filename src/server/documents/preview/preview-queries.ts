import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/connect.ts'
import { valueAsSent } from '#server/db/value-as-sent.ts'
import { type WritingSource, writingSource } from '#server/documents/writing-queries.ts'
import type { ProjectKey } from '#server/projects/queries.ts'
import type { Source } from '#server/readings/fresh-reading.ts'

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
