import { sql } from 'drizzle-orm'
import type { StoredDocument } from '#contract/documents.ts'
import type { Db } from '#server/db/connect.ts'
import type { ProjectKey } from '#server/db/project/project-key.ts'
import { isoMoment } from '#server/db/rows.ts'
import { type WriteKey, writeOnce } from '#server/db/write-once.ts'
import { type WritingSource, writingSource } from './writing-queries.ts'

export interface CorrectionSource extends WritingSource {
  /** The newest version as its row says it; null when there is no document yet. */
  newest: {
    title: string
    source: string
    createdAt: string
    correctedAt: string | null
    readingVersion: number | null
    markdown: string
    /** The value of the version before it, as JSON; null for the first. */
    before: string | null
  } | null
  /** A generation is under way: its document will be newer. */
  isGenerating: boolean
}

/** Everything a correction is written from but the reading; null when there is no such project. */
export async function readForCorrection(
  db: Db,
  { userId, projectId }: ProjectKey,
  staleBefore: Date,
): Promise<CorrectionSource | null> {
  const { rows } = await db.execute<{
    source: WritingSource
    newest: CorrectionSource['newest']
    isGenerating: boolean
  }>(sql`
    select ${writingSource({ userId, projectId })} as source, (
      select json_build_object('title', d.title, 'source', d.source, 'markdown', d.markdown,
        'createdAt', ${isoMoment(sql`d.created_at`)},
        'correctedAt', ${isoMoment(sql`d.corrected_at`)}, 'readingVersion', d.reading_version,
        'before', (
          select b.content::text from documents b
          where b.user_id = d.user_id and b.project_id = d.project_id and b.version = d.version - 1))
      from documents d
      where d.user_id = ${userId} and d.project_id = ${projectId} and d.version = document_count
    ) as newest, exists (
      select from generations
      where user_id = ${userId} and project_id = ${projectId} and status = 'running'
        and alive_at >= ${staleBefore.toISOString()}::timestamptz
    ) as "isGenerating"
    from projects where user_id = ${userId} and id = ${projectId}`)
  const [row] = rows
  return row ? { ...row.source, newest: row.newest, isGenerating: row.isGenerating } : null
}

interface ContinuedVersion extends ProjectKey {
  answer: StoredDocument
  /** Null where it says the same as before: then only the reading it follows is noted. */
  written: { content: string; markdown: string } | null
  /** When corrections went into it last, as it was read. */
  since: string | null
}

/** Writes corrections into the newest version where nobody has meanwhile; null when somebody has. */
export function continueVersion(
  db: Db,
  { userId, projectId, answer, written, since }: ContinuedVersion,
  writeKey: WriteKey | null,
): Promise<StoredDocument | null> {
  const said = written
    ? sql`content = ${written.content}::jsonb, markdown = ${written.markdown},`
    : sql``
  const effect = sql`
    update documents set ${said} title = ${answer.title},
      corrected_at = ${answer.correctedAt}::timestamptz,
      reading_version = ${answer.readingVersion}::int
    from projects
    where projects.user_id = ${userId} and projects.id = ${projectId}
      and document_count = ${answer.version}::int
      and documents.user_id = projects.user_id and documents.project_id = projects.id
      and documents.version = document_count
      and documents.corrected_at is not distinct from ${since}::timestamptz
    returning documents.version`
  return writeOnce(db, { key: writeKey, effect, answer: sql`${JSON.stringify(answer)}::jsonb` })
}
