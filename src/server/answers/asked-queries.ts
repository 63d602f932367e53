import { sql } from 'drizzle-orm'
import type { Answer } from '#contract/answers.ts'
import type { Language } from '#domain/language.ts'
import type { Db } from '#server/db/connect.ts'
import { isoMoment } from '#server/db/rows.ts'
import { valueAsSent } from '#server/db/value-as-sent.ts'
import type { ProjectKey } from '#server/projects/queries.ts'

/** An open question of the newest document, and the answer that its reply belongs to. */
export interface AskedQuestion extends Record<string, unknown> {
  questionId: string
  /** What the document says besides the founder's own words is in this language. */
  language: Language
  /** As it is now; null when nothing was answered. */
  answer: Omit<Answer, 'questionId'> | null
}

/** What names no question of the workshop is told where one says what is not known yet. */
const ELSEWHERE = 'q15'

/** Null when the user's newest document asks, and asked, nothing by this id. */
export async function readAsked(
  db: Db,
  { userId, projectId, item }: ProjectKey & { item: string },
): Promise<AskedQuestion | null> {
  const asked = (register: string) =>
    sql`jsonb_path_query_first(content, ${`$.${register}[*] ? (@.id == $item)`}::jsonpath,
      jsonb_build_object('item', ${item}::text))`
  const { rows } = await db.execute<AskedQuestion>(sql`
    with asked as (
      select content ->> 'writtenIn' as language,
        coalesce(${asked('openQuestions')}, ${asked('answered')}) as item
      from projects join documents
        on documents.user_id = projects.user_id and documents.project_id = projects.id
        and documents.version = projects.document_count
      where projects.user_id = ${userId} and projects.id = ${projectId}
    ), question as (
      select language, coalesce(item -> 'sources' ->> 0, ${ELSEWHERE}) as id
      from asked where item is not null
    )
    select question.id as "questionId", question.language, (
      select json_build_object('value', ${valueAsSent('answers')}, 'version', version,
        'createdAt', ${isoMoment(sql`created_at`)}, 'updatedAt', ${isoMoment(sql`updated_at`)})
      from answers
      where user_id = ${userId} and project_id = ${projectId} and question_id = question.id
    ) as answer
    from question`)
  return rows[0] ?? null
}
