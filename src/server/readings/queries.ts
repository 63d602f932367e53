import { and, eq } from 'drizzle-orm'
import type { DecidedReading } from '#contract/reading/reading-endpoints.ts'
import type { AnswerValue } from '#domain/answers.ts'
import type { Reading } from '#domain/reading/reading.ts'
import type { Row } from '#domain/reading/rows.ts'
import type { Db } from '#server/db/connect.ts'
import { onceByKey, type WriteKey } from '#server/db/once-by-key.ts'
import { answersOfProject, ofProject } from '#server/db/project/of-project.ts'
import { forgiveGoneProject, isProject, type ProjectKey } from '#server/db/project/project-key.ts'
import { projects } from '#server/db/schema.ts'
import { readings } from '#server/db/tables/readings.ts'

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
  const rows = await db
    .select({ answers: answersOfProject, stored: readings })
    .from(projects)
    .leftJoin(readings, ofProject(readings))
    .where(isProject(key))
  return rows[0] ?? null
}

type ReadingToWrite = ProjectKey &
  Reading & { answers: Record<string, number>; reader: string; now: Date }

/**
 * Stores a reading where the stored one is still of the version before (none for version 1).
 * False when a rival was first, or the project is gone.
 */
export async function writeReading(db: Db, { now, ...reading }: ReadingToWrite): Promise<boolean> {
  const { userId, projectId, version, lastRow, rows, answers, reader } = reading
  const values = { version, lastRow, rows, answers, reader, updatedAt: now }
  if (version > 1) {
    const { rowCount } = await db
      .update(readings)
      .set(values)
      .where(isReading(reading, version - 1))
    return rowCount === 1
  }
  const first = db
    .insert(readings)
    .values({ userId, projectId, ...values, createdAt: now })
    .onConflictDoNothing()
  return (await forgiveGoneProject('readings', first))?.rowCount === 1
}

interface DecidedToWrite extends ProjectKey {
  lastRow: number
  rows: Row[]
  answer: DecidedReading
  now: Date
}

/**
 * Stores the reading after decisions where the stored one is still of the version before, and
 * remembers the key's result with it. Null when a rival was first.
 */
export function writeDecided(
  db: Db,
  { lastRow, rows, answer, now, ...key }: DecidedToWrite,
  writeKey: WriteKey | null,
): Promise<DecidedReading | null> {
  const { version } = answer
  return onceByKey(db, writeKey, async (tx) => {
    const { rowCount } = await tx
      .update(readings)
      .set({ version, lastRow, rows, updatedAt: now })
      .where(isReading(key, version - 1))
    return rowCount === 1 ? answer : null
  })
}

function isReading({ userId, projectId }: ProjectKey, version: number) {
  return and(
    eq(readings.userId, userId),
    eq(readings.projectId, projectId),
    eq(readings.version, version),
  )
}
