import type { RunningGeneration } from '#contract/documents.ts'
import { AppError } from '#server/app-error.ts'
import type { ProjectKey } from '#server/db/project/project-key.ts'
import type { Deps } from '#server/deps.ts'
import { readGeneration, stopGeneration } from './generation-queries.ts'
import { toGenerationView } from './to-generation-view.ts'

/**
 * Ends a project's generation, on whichever instance it runs; its claim is given back. One that is
 * stored at the same moment stays stored, and the answer says so.
 */
export async function cancelGeneration(
  deps: Pick<Deps, 'db' | 'now'>,
  key: ProjectKey,
): Promise<RunningGeneration> {
  await stopGeneration(deps.db, key)
  const found = await readGeneration(deps.db, key)
  if (!found) throw new AppError('not_found')
  return toGenerationView(found.generation, deps.now())
}
