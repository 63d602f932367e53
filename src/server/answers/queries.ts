import { and, asc, eq, ne, notExists, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Answer } from '#contract/answers.ts'
import type { AnswerValue } from '#domain/answers.ts'
import type { Db } from '#server/db/connect.ts'
import { buildJsonObject } from '#server/db/json-rows.ts'
import { findEarlierOr, rememberedFields, type WriteKey } from '#server/db/once-by-key.ts'
import { prepared } from '#server/db/prepared.ts'
import { ofProject } from '#server/db/project/of-project.ts'
import { forgiveGoneProject, type ProjectKey } from '#server/db/project/project-key.ts'
import { excluded, requireAll } from '#server/db/rows.ts'
import { answers, idempotencyKeys, projects } from '#server/db/schema.ts'
import { valueAsSent } from '#server/db/value-as-sent.ts'
import { toAnswer } from './answer-view.ts'

export interface AnswerRow {
  questionId: string
  value: AnswerValue
  version: number
  createdAt: Date
  updatedAt: Date
}

export interface AnswerToSave {
  questionId: string
  value: AnswerValue
  blank: boolean
  adequate: boolean
  /** The version the edit began from, 0 for none; null when the save wins whatever there is. */
  base: number | null
}

const answerColumns = {
  questionId: answers.questionId,
  value: valueAsSent(),
  version: answers.version,
  createdAt: answers.createdAt,
  updatedAt: answers.updatedAt,
}

/** A project's answers, by question; null when the user has no such project. */
export async function readAnswers(db: Db, key: ProjectKey): Promise<AnswerRow[] | null> {
  const rows = await answerList(db).execute({ ...key })
  if (rows.length === 0) return null
  return rows.flatMap(({ answer }) => (answer ? [answer] : []))
}

const answerList = prepared((db) =>
  db
    .select({ answer: answerColumns })
    .from(projects)
    .leftJoin(answers, ofProject(answers))
    .where(
      and(
        eq(projects.userId, sql.placeholder('userId')),
        eq(projects.id, sql.placeholder('projectId')),
      ),
    )
    .orderBy(asc(answers.questionId))
    .prepare('read_answers'),
)

/** One answer as it is now. */
export async function readAnswer(
  db: Db,
  { userId, projectId, questionId }: ProjectKey & { questionId: string },
): Promise<AnswerRow | null> {
  const rows = await db
    .select(answerColumns)
    .from(answers)
    .where(isAnswer({ userId, projectId, questionId }))
  return rows[0] ?? null
}

/** The row there is after a save, and whether the save wrote it. */
type Saved = Answer & { written: boolean }

/**
 * Writes an answer where the stored one is still the edit's base and says something else, and
 * remembers it under the key. Null when the project does not exist. One statement, because nothing
 * is waited for as often.
 */
export function writeAnswer(
  db: Db,
  answer: ProjectKey & AnswerToSave,
  { writeKey, now }: { writeKey: WriteKey | null; now: Date },
): Promise<Saved | null> {
  const build =
    SAVES[writeKey === null ? 'plain' : 'keyed'][answer.base === null ? 'wins' : 'based']
  const { value } = answer
  const valueAsSent = typeof value === 'string' ? null : JSON.stringify(value)
  const write = build(db)
    .execute({ ...answer, ...writeKey, valueAsSent, now })
    .then(([row]) => found(db, answer, row))
  return forgiveGoneProject('answers', findEarlierOr(db, writeKey, write))
}

interface Kind {
  isKeyed: boolean
  /** Only over the version that the edit began from. */
  isBased: boolean
}

const SAVES = {
  plain: {
    wins: preparedSave('save_answer', { isKeyed: false, isBased: false }),
    based: preparedSave('save_answer_over_base', { isKeyed: false, isBased: true }),
  },
  keyed: {
    wins: preparedSave('save_keyed_answer', { isKeyed: true, isBased: false }),
    based: preparedSave('save_keyed_answer_over_base', { isKeyed: true, isBased: true }),
  },
}

function preparedSave(name: string, { isKeyed, isBased }: Kind) {
  return prepared((db) => {
    const saved = saving(db, isBased)
    const { value, ...columns } = answerColumns
    const stored = db
      .select({ ...columns, value: value.as('stored_value') })
      .from(answers)
      .where(and(isAnswer(HOLES), notExists(db.select().from(saved))))
      .as('stored')
    return db
      .with(saved, ...(isKeyed ? [remembering(db, saved)] : []))
      .select({ saved: fieldsOf(saved), stored: fieldsOf(stored) })
      .from(saved)
      .fullJoin(stored, eq(stored.questionId, saved.questionId))
      .prepare(name)
  })
}

const HOLES = {
  userId: sql.placeholder('userId'),
  projectId: sql.placeholder('projectId'),
  questionId: sql.placeholder('questionId'),
}

/** The part that writes, with a row where it wrote. */
function saving(db: Db, isBased: boolean) {
  const isOther = ne(answers.value, excluded(answers.value))
  const isBase = eq(answers.version, sql.placeholder('base'))
  const { value, ...columns } = answerColumns
  return db.$with('saved').as(
    db
      .insert(answers)
      .values({
        ...HOLES,
        value: sql.placeholder('value'),
        // As text: a null must stay one, and not become the null of JSON.
        valueAsSent: sql`${sql.placeholder('valueAsSent')}::json`,
        blank: sql.placeholder('blank'),
        adequate: sql.placeholder('adequate'),
        createdAt: sql.placeholder('now'),
        updatedAt: sql.placeholder('now'),
      })
      .onConflictDoUpdate({
        target: [answers.userId, answers.projectId, answers.questionId],
        set: {
          value: excluded(answers.value),
          valueAsSent: excluded(answers.valueAsSent),
          blank: excluded(answers.blank),
          adequate: excluded(answers.adequate),
          updatedAt: excluded(answers.updatedAt),
          version: sql`${answers.version} + 1`,
        },
        setWhere: isBased ? requireAll(isOther, isBase) : isOther,
      })
      .returning({ ...columns, value: value.as('saved_value') }),
  )
}

/** The part that keeps what was written for a repeat of its key. */
function remembering(db: Db, saved: ReturnType<typeof saving>) {
  const answer = buildJsonObject({ ...fieldsOf(saved), written: sql<boolean>`true` })
  const key = {
    userId: HOLES.userId,
    key: sql.placeholder('key'),
    fingerprint: sql.placeholder('fingerprint'),
  }
  const kept = db.select(rememberedFields(key, answer)).from(saved)
  return db
    .$with('remembered')
    .as(db.insert(idempotencyKeys).select(kept).returning({ key: idempotencyKeys.key }))
}

/** In the order in which an answer says them. */
function fieldsOf<Fields extends Record<keyof AnswerRow, unknown>>(fields: Fields) {
  const { questionId, value, version, createdAt, updatedAt } = fields
  return { questionId, value, version, createdAt, updatedAt } as Pick<Fields, keyof AnswerRow>
}

interface SavedOrStored {
  saved: AnswerRow | null
  stored: AnswerRow | null
}

async function found(
  db: Db,
  key: ProjectKey & { questionId: string },
  row: SavedOrStored | undefined,
): Promise<Saved | null> {
  // Neither is there when a rival's first save came to its end after this statement began.
  const answer = row?.saved ?? row?.stored ?? (await readAnswer(db, key))
  return answer && { ...toAnswer(answer), written: Boolean(row?.saved) }
}

function isAnswer(
  key: Record<'userId' | 'projectId' | 'questionId', string | Placeholder>,
): SQL | undefined {
  return and(
    eq(answers.userId, key.userId),
    eq(answers.projectId, key.projectId),
    eq(answers.questionId, key.questionId),
  )
}
