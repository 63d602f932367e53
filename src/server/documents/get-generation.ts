import type { RunningGeneration } from '#contract/documents.ts'
import { AppError } from '#server/app-error.ts'
import type { ProjectKey } from '#server/db/project/project-key.ts'
import type { Deps } from '#server/deps.ts'
import { readGeneration } from './generation-queries.ts'
import { toGenerationView } from './to-generation-view.ts'

/** How far a project's generation is, or how the newest one ended. */
export async function getGeneration(
  deps: Pick<Deps, 'db' | 'now'>,
  key: ProjectKey,
): Promise<RunningGeneration> {
  const found = await readGeneration(deps.db, key)
  if (!found) throw new AppError('not_found')
  return toGenerationView(found.generation, deps.now())
}
