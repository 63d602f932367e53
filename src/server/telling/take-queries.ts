import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { TakenDrafts } from '#contract/telling/telling-endpoints.ts'
import type { SortingView } from '#contract/telling/telling-schema.ts'
import type { AnswerValue } from '#domain/answers.ts'
import type { QuestionId } from '#domain/questionnaire/questionnaire-text.ts'
import type { Telling } from '#domain/telling/telling.ts'
import type { Db } from '#server/db/connect.ts'
import { buildJsonEntry, selectJsonList } from '#server/db/json-rows.ts'
import { onceByKey, type WriteKey } from '#server/db/once-by-key.ts'
import { answersOfProject, ofProject } from '#server/db/project/of-project.ts'
import { forgiveGoneProject, isProject, type ProjectKey } from '#server/db/project/project-key.ts'
import { excluded } from '#server/db/rows.ts'
import { answers, projects } from '#server/db/schema.ts'
import { tellings } from '#server/db/tables/tellings.ts'
import type { Tx } from '#server/db/transaction.ts'
import { valueAsSent } from '#server/db/value-as-sent.ts'

/** What drafts are made of, and what they go into. */
export interface DraftSource {
  tellings: (Telling & { id: string; version: number })[]
  answers: { questionId: string; value: AnswerValue; version: number }[]
}

/** An answer with drafts below it. */
export interface AddedAnswer {
  question: QuestionId
  value: string
  adequate: boolean
  /** The version that it was added to, 0 for none. */
  base: number
}

/** Some told texts of a project and all of its answers; null when the user has no such project. */
export async function readDraftSource(
  db: Db,
  key: ProjectKey,
  ids: readonly string[],
): Promise<DraftSource | null> {
  const { id, version, text, stretches, edits } = tellings
  const told = selectJsonList(
    new QueryBuilder()
      .select(buildJsonEntry({ id, version, text, stretches, edits }))
      .from(tellings)
      .where(and(ofProject(tellings), inArray(id, [...ids])))
      .orderBy(tellings.createdAt, id),
  )
  const rows = await db
    .select({ tellings: told, answers: answersOfProject })
    .from(projects)
    .where(isProject(key))
  return rows[0] ?? null
}

interface Use extends ProjectKey {
  answers: readonly AddedAnswer[]
  tellings: readonly SortingView[]
  refused: TakenDrafts['refused']
}

/**
 * Writes the answers and what is left of the tellings, all or nothing: null when one of them was
 * changed by a rival meanwhile, or the project is gone.
 */
export function writeTaken(
  db: Db,
  { answers: added, tellings: left, refused, ...key }: Use,
  { writeKey, now }: { writeKey: WriteKey | null; now: Date },
): Promise<TakenDrafts | null> {
  const write = onceByKey(db, writeKey, async (tx) => {
    const saved = await saveAdded(tx, { ...key, added, now })
    if (saved.length < added.length) return null
    const marked = await markLeft(tx, { ...key, left, now })
    if (marked < left.length) return null
    return { answers: saved.map(inWords), tellings: [...left], refused }
  })
  return forgiveGoneProject('answers', write)
}

/** Those that were saved: the ones whose stored version is still the base. */
function saveAdded(
  tx: Tx,
  { userId, projectId, added, now }: ProjectKey & { added: readonly AddedAnswer[]; now: Date },
) {
  const { questionId, version, value, adequate, createdAt, updatedAt } = answers
  const rows = added
    // In one order, so that two of them wait for each other and not across.
    .toSorted((one, other) => (one.question < other.question ? -1 : 1))
    .map(({ question, base, ...answer }) => ({
      ...answer,
      ...{ userId, projectId, questionId: question, version: base + 1, blank: false },
      ...{ createdAt: now, updatedAt: now },
    }))
  return tx
    .insert(answers)
    .values(rows)
    .onConflictDoUpdate({
      target: [answers.userId, answers.projectId, questionId],
      set: {
        value: excluded(value),
        valueAsSent: null,
        version: excluded(version),
        blank: false,
        adequate: excluded(adequate),
        updatedAt: now,
      },
      setWhere: eq(version, sql`${excluded(version)} - 1`),
    })
    .returning({ questionId, value: valueAsSent(), version, createdAt, updatedAt })
}

/** Moments as the contract writes them. */
function inWords({
  createdAt,
  updatedAt,
  ...answer
}: Awaited<ReturnType<typeof saveAdded>>[number]) {
  return { ...answer, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() }
}

/** How many were marked: those whose stored version is still the one before. */
async function markLeft(
  tx: Tx,
  { userId, projectId, left, now }: ProjectKey & { left: readonly SortingView[]; now: Date },
): Promise<number> {
  const { id, version } = tellings
  const isOneOf = left.map((each) => and(eq(id, each.id), eq(version, each.version - 1)))
  const each = (part: 'stretches' | 'edits') => {
    const cases = left.map((telling) => sql`when ${eq(id, telling.id)} then ${json(telling[part])}`)
    return sql`case ${sql.join(cases, sql` `)} end`
  }
  const { rowCount } = await tx
    .update(tellings)
    .set({
      stretches: each('stretches'),
      edits: each('edits'),
      version: sql`${version} + 1`,
      updatedAt: now,
    })
    .where(and(eq(tellings.userId, userId), eq(tellings.projectId, projectId), or(...isOneOf)))
  return rowCount ?? 0
}

function json(value: object): SQL {
  return sql`${JSON.stringify(value)}::jsonb`
}
