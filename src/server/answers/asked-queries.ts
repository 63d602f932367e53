import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Answer } from '#contract/answers.ts'
import type { Language } from '#domain/language.ts'
import { ELSEWHERE } from '#domain/questionnaire/elsewhere.ts'
import type { Db } from '#server/db/connect.ts'
import { buildJsonObject } from '#server/db/json-rows.ts'
import { ofProject } from '#server/db/project/of-project.ts'
import { isProject, type ProjectKey } from '#server/db/project/project-key.ts'
import { answers, documents, projects } from '#server/db/schema.ts'
import { valueAsSent } from '#server/db/value-as-sent.ts'

/** An open question of the newest document, and the answer that its reply belongs to. */
export interface AskedQuestion {
  questionId: string
  /** What the document says besides the founder's own words is in this language. */
  language: Language
  /** As it is now; null when nothing was answered. */
  answer: Omit<Answer, 'questionId'> | null
}

/** Null when the user's newest document asks, and asked, nothing by this id. */
export async function readAsked(
  db: Db,
  { item, ...key }: ProjectKey & { item: string },
): Promise<AskedQuestion | null> {
  const [asked] = await db
    .select({
      language: sql<Language>`${documents.content} ->> 'writtenIn'`,
      item: askedItem(item),
    })
    .from(projects)
    .innerJoin(documents, and(ofProject(documents), eq(documents.version, projects.documentCount)))
    .where(isProject(key))
  if (!asked?.item) return null
  const questionId = asked.item.sources[0] ?? ELSEWHERE
  return { questionId, language: asked.language, answer: await readNow(db, key, questionId) }
}

/** The open question or the contradiction by this id, or the one that was answered. */
function askedItem(id: string): SQL<{ sources: string[] } | null> {
  const first = (register: string) =>
    sql`jsonb_path_query_first(${documents.content}, ${`$.${register}[*] ? (@.id == $item)`}::jsonpath,
      ${JSON.stringify({ item: id })}::jsonb)`
  return sql`coalesce(${first('openQuestions')}, ${first('contradictions')}, ${first('answered')})`
}

async function readNow(
  db: Db,
  { userId, projectId }: ProjectKey,
  questionId: string,
): Promise<AskedQuestion['answer']> {
  const { version, createdAt, updatedAt } = answers
  const rows = await db
    .select({ now: buildJsonObject({ value: valueAsSent(), version, createdAt, updatedAt }) })
    .from(answers)
    .where(
      and(
        eq(answers.userId, userId),
        eq(answers.projectId, projectId),
        eq(answers.questionId, questionId),
      ),
    )
  return rows[0]?.now ?? null
}
