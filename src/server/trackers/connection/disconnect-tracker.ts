import type { TrackerView } from '#contract/trackers/tracker-endpoints.ts'
import type { ProjectKey } from '#server/db/project/project-key.ts'
import type { Deps } from '#server/deps.ts'
import { getTracker } from '#server/trackers/get-tracker.ts'
import { removeConnection } from '#server/trackers/queries.ts'

/** Forgets a project's tracker. Any plan may, since it only takes away; a push under way ends. */
export async function disconnectTracker(
  deps: Pick<Deps, 'db' | 'now'>,
  key: ProjectKey,
): Promise<TrackerView> {
  await removeConnection(deps.db, key)
  return getTracker(deps, key)
}
