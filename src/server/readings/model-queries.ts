import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/db/connect.ts'
import { forgiveGoneProject, type ProjectKey } from '#server/db/project/project-key.ts'
import { excluded } from '#server/db/rows.ts'
import { modelReadings } from '#server/db/tables/model-readings.ts'

/** What a model read of one part: a question's id, or `all`. */
export interface KeptReading {
  part: string
  digest: string
  value: unknown
}

/** What was read of a project's answers before. */
export async function readModelReadings(
  db: Db,
  { userId, projectId }: ProjectKey,
): Promise<KeptReading[]> {
  return db
    .select({
      part: modelReadings.part,
      digest: modelReadings.digest,
      value: modelReadings.value,
    })
    .from(modelReadings)
    .where(and(eq(modelReadings.userId, userId), eq(modelReadings.projectId, projectId)))
}

/** Keeps what was read, each part in the place of what was read of it before. */
export async function keepModelReadings(
  db: Db,
  { userId, projectId }: ProjectKey,
  { kept, now }: { kept: readonly KeptReading[]; now: Date },
): Promise<void> {
  if (kept.length === 0) return
  const rows = kept.map((each) => ({ ...each, userId, projectId, createdAt: now }))
  const { part, digest, value, createdAt } = modelReadings
  const write = db
    .insert(modelReadings)
    .values(rows)
    .onConflictDoUpdate({
      target: [modelReadings.userId, modelReadings.projectId, part],
      set: {
        digest: excluded(digest),
        value: excluded(value),
        createdAt: excluded(createdAt),
      },
    })
  await forgiveGoneProject('model_readings', write)
}
