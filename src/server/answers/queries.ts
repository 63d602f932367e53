import { and, asc, eq, ne, notExists, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Answer } from '#contract/answers.ts'
import type { AnswerValue } from '#domain/answers.ts'
import type { Db } from '#server/db/connect.ts'
import { buildJsonEntry, buildJsonObject, selectJsonList } from '#server/db/json-rows.ts'
import {
  findAnswer,
  findEarlierOr,
  rememberedFields,
  type WriteKey,
} from '#server/db/once-by-key.ts'
import { ofProject } from '#server/db/project/of-project.ts'
import { forgiveGoneProject, type ProjectKey } from '#server/db/project/project-key.ts'
import { excluded, requireAll } from '#server/db/rows.ts'
import { answers, idempotencyKeys, projects } from '#server/db/schema.ts'
import { prepared } from '#server/db/statements/prepared.ts'
import { provenSession, type SessionProof } from '#server/db/statements/session-proof.ts'
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

/**
 * A project's answers, by question, as JSON text; null when the user has no such project or the
 * proof is out of date.
 */
export async function readAnswers(
  db: Db,
  key: SessionProof & { projectId: string; now: Date },
): Promise<string | null> {
  const rows = await answerList(db).execute({ ...key })
  return rows[0]?.written ?? null
}

const answerList = prepared((db) => {
  const proven = provenSession(db)
  const list = db
    .select(buildJsonEntry(fieldsOf(answerColumns)))
    .from(answers)
    .where(ofProject(answers))
    .orderBy(asc(answers.questionId))
  return db
    .with(proven)
    .select({ written: sql<string>`${selectJsonList(list)}::text` })
    .from(proven)
    .innerJoin(projects, eq(projects.userId, proven.provenId))
    .where(and(eq(projects.userId, HOLES.userId), eq(projects.id, HOLES.projectId)))
    .prepare('read_answers')
})

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

interface Write {
  writeKey: WriteKey | null
  proof: SessionProof
  now: Date
}

/**
 * Writes an answer where the stored one is still the edit's base and says something else, and
 * remembers it under the key. Null when the project does not exist or the proof is out of date. One statement, because nothing
 * is waited for as often.
 */
export function writeAnswer(
  db: Db,
  answer: ProjectKey & AnswerToSave,
  { writeKey, proof, now }: Write,
): Promise<Saved | null> {
  const build =
    SAVES[writeKey === null ? 'plain' : 'keyed'][answer.base === null ? 'wins' : 'based']
  const valueAsJson = JSON.stringify(answer.value)
  const valueAsSent = typeof answer.value === 'string' ? null : valueAsJson
  const write = build(db)
    .execute({ ...answer, ...writeKey, ...proof, valueAsJson, valueAsSent, now })
    .then(([row]) => row && found(db, { key: answer, writeKey, row }))
    .then((saved) => saved ?? null)
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
    const proven = provenSession(db)
    const saved = saving(db, { proven, isBased })
    const { value, ...columns } = answerColumns
    const stored = db
      .select({ ...columns, value: value.as('stored_value') })
      .from(answers)
      .where(and(isAnswer(HOLES), notExists(db.select().from(saved))))
      .as('stored')
    return db
      .with(proven, saved, ...(isKeyed ? [remembering(db, saved)] : []))
      .select({ saved: fieldsOf(saved), stored: fieldsOf(stored) })
      .from(proven)
      .leftJoin(saved, sql`true`)
      .leftJoin(stored, sql`true`)
      .prepare(name)
  })
}

const HOLES = {
  userId: sql.placeholder('userId'),
  projectId: sql.placeholder('projectId'),
  questionId: sql.placeholder('questionId'),
}

/** The part that writes, with a row where it wrote; it does so for a proven session alone. */
function saving(
  db: Db,
  { proven, isBased }: { proven: ReturnType<typeof provenSession>; isBased: boolean },
) {
  const isOther = ne(answers.value, excluded(answers.value))
  const isBase = eq(answers.version, sql.placeholder('base'))
  const { value, ...columns } = answerColumns
  const row = {
    userId: hole('userId', 'text').as('user_id'),
    projectId: hole('projectId', 'text').as('project_id'),
    questionId: hole('questionId', 'text').as('question_id'),
    value: hole('valueAsJson', 'jsonb').as('value'),
    // As text: a null must stay one, and not become the null of JSON.
    valueAsSent: hole('valueAsSent', 'json').as('value_as_sent'),
    version: sql<number>`1`.as('version'),
    blank: hole('blank', 'boolean').as('blank'),
    adequate: hole('adequate', 'boolean').as('adequate'),
    createdAt: hole('now', 'timestamptz').as('created_at'),
    updatedAt: hole('now', 'timestamptz').as('updated_at'),
  }
  return db.$with('saved').as(
    db
      .insert(answers)
      .select(db.select(row).from(proven))
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

/** What is filled in, of this type: a query that is inserted knows no columns' types. */
function hole(name: string, type: string): SQL<never> {
  return sql<never>`${sql.placeholder(name)}::${sql.raw(type)}`
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

interface Found {
  key: ProjectKey & { questionId: string }
  writeKey: WriteKey | null
  row: SavedOrStored
}

async function found(db: Db, { key, writeKey, row }: Found): Promise<Saved | null> {
  if (row.saved) return { ...toAnswer(row.saved), written: true }
  // A repeat finds its own text, or a newer one: what it wrote the first time is its answer.
  const earlier = writeKey && (await findAnswer<Saved>(db, writeKey))
  if (earlier) return earlier
  // Nothing is stored when a rival's first save came to its end after this statement began.
  const answer = row.stored ?? (await readAnswer(db, key))
  return answer && { ...toAnswer(answer), written: false }
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
