import { projects } from '#server/db/schema.ts'
import type { Tx } from '#server/db/transaction.ts'
import { isProject, type ProjectKey } from './project-key.ts'

/**
 * Holds a project until the transaction ends, so that it is not deleted before what is written into
 * it; false when it is gone. Others may hold it as well, unless `strength` says that they wait. A
 * statement of its own: where tables lie on several machines, one that also reads other rows cannot
 * lock.
 */
export async function holdProject(
  tx: Tx,
  key: ProjectKey,
  strength: 'key share' | 'no key update' | 'update' = 'key share',
): Promise<boolean> {
  const rows = await tx
    .select({ id: projects.id })
    .from(projects)
    .where(isProject(key))
    .for(strength)
  return rows.length > 0
}
