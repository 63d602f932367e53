import { type Allowance, takeUse } from '#server/db/allowance.ts'
import type { Db } from '#server/db/connect.ts'
import { holdProject } from './hold-project.ts'
import type { ProjectKey } from './project-key.ts'

/** Takes one use of the allowance of a project's user. `no_project`, or `no_use` when it is spent. */
export function takeProjectUse(
  db: Db,
  key: ProjectKey,
  { allowance, now }: { allowance: Allowance; now: Date },
): Promise<'begun' | 'no_project' | 'no_use'> {
  return db.transaction(async (tx) => {
    // Held, so that a use cannot be left behind by an account that is deleted at this moment.
    if (!(await holdProject(tx, key))) return 'no_project'
    return (await takeUse(tx, allowance, now)) ? 'begun' : 'no_use'
  })
}
