import type { Progress } from '#domain/agents/choose-slice.ts'
import type { ProgressState } from '#domain/agents/progress.ts'
import type { ProjectKey } from '#server/db/project/project-key.ts'
import type { Deps } from '#server/deps.ts'
import { readNewestReports } from './queries.ts'

/** What was reported last of each item of a project, by its id. */
export async function readProgress({ db }: Pick<Deps, 'db'>, key: ProjectKey): Promise<Progress> {
  return toProgress(await readNewestReports(db, key))
}

/** The newest report of each item, by its id. */
export function toProgress(reports: readonly { item: string; state: ProgressState }[]): Progress {
  return new Map(reports.map(({ item, state }) => [item, state]))
}
