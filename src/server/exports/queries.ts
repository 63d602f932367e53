import { type SQL, sql } from 'drizzle-orm'
import type { AnswerValue } from '#domain/answers.ts'
import type { Row } from '#domain/reading/rows.ts'
import type { ItemEdit } from '#domain/requirements/editing/edits.ts'
import type { StarterChoice } from '#domain/starters/starters.ts'
import type { Origin, Telling } from '#domain/telling/telling.ts'
import type { Db } from '#server/db/connect.ts'
import { isoMoment } from '#server/db/rows.ts'
import { valueAsSent } from '#server/db/value-as-sent.ts'
import { EDITS_OVER } from '#server/documents/editing/queries.ts'
import type { ProjectKey } from '#server/projects/queries.ts'

/** A stored document as an export reads it. */
export interface ExportedDocument {
  version: number
  markdown: string
  /** The typed value as it was stored, as JSON. */
  content: string
  edits: ItemEdit[]
}

/** Everything a project holds; moments as the contract writes them. */
export interface ProjectSource {
  title: string
  description: string | null
  assignee: string | null
  startDate: string | null
  endDate: string | null
  /** The kind of app, and which suggestions were taken or struck; null before one is chosen. */
  starters: StarterChoice | null
  createdAt: string
  updatedAt: string
  answers: { questionId: string; value: AnswerValue; updatedAt: string }[]
  /** What was understood of the answers; null before the first reading. */
  reading: { version: number; rows: Row[]; updatedAt: string } | null
  /** What was told at once, the first first, and where each piece of it went. */
  notes: (Pick<Telling, 'text' | 'stretches' | 'edits'> & {
    name: string | null
    origin: Origin
    createdAt: string
  })[]
  /** The newest last. */
  consultations: {
    questionId: string | null
    question: string
    originalUserInput: string | null
    response: string
    source: string
    createdAt: string
  }[]
  /** The newest version; null when none was generated. */
  document: ExportedDocument | null
}

/** One version of a document with its project's title; null when there is none. */
export async function readForExport(
  db: Db,
  { userId, projectId }: ProjectKey,
  version: number | 'latest',
): Promise<(ExportedDocument & { title: string }) | null> {
  const { rows } = await db.execute<{ source: ExportedDocument & { title: string } }>(sql`
    select jsonb_build_object('title', projects.title, 'version', documents.version,
      'markdown', documents.markdown, 'content', documents.content::text,
      'edits', ${EDITS_OVER}) as source
    from projects join documents
      on documents.user_id = projects.user_id and documents.project_id = projects.id
    where projects.user_id = ${userId} and projects.id = ${projectId} and documents.version =
      ${version === 'latest' ? sql`projects.document_count` : sql`${version}::int`}`)
  return rows[0]?.source ?? null
}

/** The whole project; null when the user has none with this id. */
export async function readProjectForExport(
  db: Db,
  { userId, projectId }: ProjectKey,
): Promise<ProjectSource | null> {
  const { rows } = await db.execute<{ source: ProjectSource }>(sql`
    select ${projectTexts(sql`'document', (
      select jsonb_build_object('version', version, 'markdown', markdown, 'content', content::text,
        'edits', ${EDITS_OVER})
      from documents
      where user_id = ${userId} and project_id = ${projectId} and version = document_count)`)}
    as source
    from projects where user_id = ${userId} and id = ${projectId}`)
  return rows[0]?.source ?? null
}

/**
 * A row of `projects` with its answers and consultations, as one JSON object: `ProjectTexts`. `more` is
 * a key and a value to go with them.
 */
export function projectTexts(more: SQL): SQL {
  return sql`json_build_object(
  'title', projects.title, 'description', projects.description, 'assignee', projects.assignee,
  'startDate', ${isoMoment(sql`projects.start_date`)},
  'endDate', ${isoMoment(sql`projects.end_date`)},
  'starters', projects.starters,
  'createdAt', ${isoMoment(sql`projects.created_at`)},
  'updatedAt', ${isoMoment(sql`projects.updated_at`)},
  'answers', (
    select coalesce(json_agg(json_build_object('questionId', question_id,
      'value', ${valueAsSent('answers')},
      'updatedAt', ${isoMoment(sql`answers.updated_at`)})), '[]')
    from answers where answers.user_id = projects.user_id and answers.project_id = projects.id),
  'reading', (
    select jsonb_build_object('version', version, 'rows', rows,
      'updatedAt', ${isoMoment(sql`readings.updated_at`)})
    from readings
    where readings.user_id = projects.user_id and readings.project_id = projects.id),
  'notes', (
    select coalesce(json_agg(json_build_object('name', name, 'origin', origin, 'text', text,
      'stretches', stretches, 'edits', edits,
      'createdAt', ${isoMoment(sql`tellings.created_at`)})
      order by tellings.created_at, tellings.id), '[]')
    from tellings
    where tellings.user_id = projects.user_id and tellings.project_id = projects.id),
  'consultations', (
    select coalesce(jsonb_agg(jsonb_build_object('questionId', question_id,
      'question', question, 'originalUserInput', original_user_input, 'response', response,
      'source', source, 'createdAt', ${isoMoment(sql`consultations.created_at`)})
      order by consultations.created_at, consultations.id), '[]')
    from consultations
    where consultations.user_id = projects.user_id and consultations.project_id = projects.id),
  ${more})`
}
