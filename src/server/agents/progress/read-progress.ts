import type { Progress } from '#domain/agents/choose-slice.ts'
import type { ProjectKey } from '#server/db/project/project-key.ts'
import type { Deps } from '#server/deps.ts'
import { readNewestReports } from './queries.ts'

/** What was reported last of each item of a project, by its id. */
export async function readProgress({ db }: Pick<Deps, 'db'>, key: ProjectKey): Promise<Progress> {
  const rows = await readNewestReports(db, key)
  return new Map(rows.map(({ item, state }) => [item, state]))
}
