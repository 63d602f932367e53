import type { Project } from '#contract/projects.ts'
import type { Account } from '#server/account/account.ts'
import type { Deps } from '#server/deps.ts'
import { toProject } from './project-view.ts'
import { readProjects } from './queries.ts'

/** The user's projects, the newest change first. */
export async function listProjects(deps: Pick<Deps, 'db'>, account: Account): Promise<Project[]> {
  const rows = await readProjects(deps.db, account.id)
  return rows.map(toProject)
}
