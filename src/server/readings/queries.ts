import { and, eq, sql } from 'drizzle-orm'
import type { DecidedReading } from '#contract/reading/reading-endpoints.ts'
import type { AnswerValue } from '#domain/answers.ts'
import type { Reading } from '#domain/reading/reading.ts'
import type { Row } from '#domain/reading/rows.ts'
import type { Db } from '#server/db/connect.ts'
import type { ProjectKey } from '#server/db/project/project-key.ts'
import { answers, projects } from '#server/db/schema.ts'
import { readings } from '#server/db/tables/readings.ts'
import { valueAsSent } from '#server/db/value-as-sent.ts'
import { type WriteKey, writeOnce } from '#server/db/write-once.ts'

/** An answer as the reading needs it. */
export interface AnswerToRead {
  questionId: string
  value: AnswerValue
  version: number
}

export interface StoredReading extends Reading {
  /** The version of each answer that was read. */
  answers: Record<string, number>
  reader: string
  updatedAt: Date
}

export interface ReadingSource {
  answers: AnswerToRead[]
  /** Null before the first reading. */
  stored: StoredReading | null
}

/** A project's answers and its reading; null when the user has no such project. */
export async function readReading(db: Db, key: ProjectKey): Promise<ReadingSource | null> {
  const given = db
    .select({
      all: sql<AnswerToRead[]>`coalesce(json_agg(json_build_object(
        'questionId', ${answers.questionId}, 'value', ${valueAsSent('answers')},
        'version', ${answers.version}) order by ${answers.questionId}), '[]')`.as('all'),
    })
    .from(answers)
    .where(and(eq(answers.userId, key.userId), eq(answers.projectId, key.projectId)))
    .as('given')
  const rows = await db
    .select({ answers: given.all, stored: readings })
    .from(projects)
    .innerJoin(given, sql`true`)
    .leftJoin(
      readings,
      and(eq(readings.userId, projects.userId), eq(readings.projectId, projects.id)),
    )
    .where(and(eq(projects.userId, key.userId), eq(projects.id, key.projectId)))
  return rows[0] ?? null
}

type ReadingToWrite = ProjectKey &
  Reading & { answers: Record<string, number>; reader: string; now: Date }

/**
 * Stores a reading where the stored one is still of the version before (none for version 1).
 * False when a rival was first, or the project is gone.
 */
export async function writeReading(db: Db, reading: ReadingToWrite): Promise<boolean> {
  const { userId, projectId, version, lastRow, rows, answers: read, reader, now } = reading
  const values = { version, lastRow, rows, answers: read, reader, updatedAt: now }
  const inserted = sql`select ${projects.userId}, ${projects.id}, ${version}::int, ${lastRow}::int,
    ${JSON.stringify(rows)}::jsonb, ${JSON.stringify(read)}::jsonb, ${reader},
    ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz
    from ${projects} where ${projects.userId} = ${userId} and ${projects.id} = ${projectId}`
  const { rows: written } =
    version === 1
      ? await db.execute(sql`insert into ${readings} (user_id, project_id, version, last_row, rows,
          answers, reader, created_at, updated_at) ${inserted}
          on conflict do nothing returning 1 as written`)
      : await db
          .update(readings)
          .set(values)
          .where(isReading({ userId, projectId }, version - 1))
          .returning({ version: readings.version })
          .then((rows) => ({ rows }))
  return written.length > 0
}

interface DecidedToWrite extends ProjectKey {
  lastRow: number
  rows: readonly Row[]
  answer: DecidedReading
  now: Date
}

/**
 * Stores the reading after decisions where the stored one is still of the version before, and
 * remembers the key's result with it. Null when a rival was first.
 */
export function writeDecided(
  db: Db,
  { userId, projectId, lastRow, rows, answer, now }: DecidedToWrite,
  writeKey: WriteKey | null,
): Promise<DecidedReading | null> {
  const effect = sql`update ${readings} set version = ${answer.version}::int,
      last_row = ${lastRow}::int, rows = ${JSON.stringify(rows)}::jsonb,
      updated_at = ${now.toISOString()}::timestamptz
    where ${isReading({ userId, projectId }, answer.version - 1)} returning 1 as written`
  return writeOnce(db, {
    key: writeKey,
    effect,
    answer: sql`${JSON.stringify(answer)}::jsonb`,
  })
}

function isReading({ userId, projectId }: ProjectKey, version: number) {
  return and(
    eq(readings.userId, userId),
    eq(readings.projectId, projectId),
    eq(readings.version, version),
  )
}
