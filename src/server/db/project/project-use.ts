import { type Allowance, takeUse } from '#server/db/allowance.ts'
import type { Db } from '#server/db/connect.ts'
import { projects } from '#server/db/schema.ts'
import { isProject, type ProjectKey } from './project-key.ts'

/** Takes one use of the allowance of a project's user. `no_project`, or `no_use` when it is spent. */
export function takeProjectUse(
  db: Db,
  key: ProjectKey,
  { allowance, now }: { allowance: Allowance; now: Date },
): Promise<'begun' | 'no_project' | 'no_use'> {
  return db.transaction(async (tx) => {
    // Held, so that a use cannot be left behind by an account that is deleted at this moment.
    const project = await tx
      .select({ id: projects.id })
      .from(projects)
      .where(isProject(key))
      .for('key share')
    if (project.length === 0) return 'no_project'
    return (await takeUse(tx, allowance, now)) ? 'begun' : 'no_use'
  })
}
