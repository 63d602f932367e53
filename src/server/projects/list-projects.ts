import type { z } from 'zod'
import type { listProjects as endpoint, Project } from '#contract/projects.ts'
import type { Deps } from '#server/deps.ts'
import { toProject } from './project-view.ts'
import { readProjects } from './queries.ts'

interface Input {
  account: { id: string }
  query: z.output<typeof endpoint.query>
}

/** The user's projects, the newest change first: all that an account may hold, or a page of them. */
export async function listProjects(
  deps: Pick<Deps, 'db'>,
  { account, query }: Input,
): Promise<Project[]> {
  const rows = await readProjects(deps.db, { userId: account.id, ...query })
  return rows.map(toProject)
}
