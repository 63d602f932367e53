import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connect.ts'
import type { ProjectKey } from '#server/db/project/project-key.ts'
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
  await db.execute(sql`
    insert into model_readings (user_id, project_id, part, digest, value, created_at)
    select projects.user_id, projects.id, kept.part, kept.digest, kept.value,
      ${now.toISOString()}::timestamptz
    from projects, jsonb_to_recordset(${JSON.stringify(kept)}::jsonb)
      as kept (part text, digest text, value jsonb)
    where projects.user_id = ${userId} and projects.id = ${projectId}
    on conflict (user_id, project_id, part)
      do update set digest = excluded.digest, value = excluded.value, created_at = excluded.created_at`)
}
