import { type Allowance, takeUse } from '#server/db/allowance.ts'
import type { Db } from '#server/db/connect.ts'
import { type ProjectKey, projectExists } from './project-key.ts'

/** Takes one use of the allowance of a project's user. `no_project`, or `no_use` when it is spent. */
export async function takeProjectUse(
  db: Db,
  key: ProjectKey,
  { allowance, now }: { allowance: Allowance; now: Date },
): Promise<'begun' | 'no_project' | 'no_use'> {
  if (!(await projectExists(db, key))) return 'no_project'
  return (await takeUse(db, allowance, now)) ? 'begun' : 'no_use'
}
