import type { Project } from '#contract/projects.ts'
import { AppError } from '#server/app-error.ts'
import type { ProjectKey } from '#server/db/project/project-key.ts'
import type { Deps } from '#server/deps.ts'
import { toProject } from './project-view.ts'
import { readProject } from './queries.ts'

/** One project of the user; `not_found` when there is none with this id. */
export async function getProject(deps: Pick<Deps, 'db'>, key: ProjectKey): Promise<Project> {
  const row = await readProject(deps.db, key)
  if (!row) throw new AppError('not_found')
  return toProject(row)
}
