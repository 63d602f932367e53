import { sql } from 'drizzle-orm'
import { type Allowance, takingUse } from '#server/db/allowance.ts'
import type { Db } from '#server/db/connect.ts'
import type { ProjectKey } from './project-key.ts'

/** Takes one use of the allowance of a project's user. `no_project`, or `no_use` when it is spent. */
export async function takeProjectUse(
  db: Db,
  { userId, projectId }: ProjectKey,
  { allowance, now }: { allowance: Allowance; now: Date },
): Promise<'begun' | 'no_project' | 'no_use'> {
  const { rows } = await db.execute<{ taken: boolean }>(sql`
    with project as (
      select id from projects where user_id = ${userId} and id = ${projectId}
    ), taken as (${takingUse(allowance, now, { from: sql`project` })})
    select exists (select from taken) as taken from project`)
  if (!rows[0]) return 'no_project'
  return rows[0].taken ? 'begun' : 'no_use'
}
