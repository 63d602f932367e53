import type { TrackerView } from '#contract/trackers/tracker-endpoints.ts'
import type { ProjectKey } from '#server/db/project/project-key.ts'
import type { Deps } from '#server/deps.ts'
import { getTracker } from '#server/trackers/get-tracker.ts'
import { stopPush } from './push-queries.ts'

/** Ends a project's push, on whichever instance it runs; what is done is done. */
export async function cancelTrackerPush(
  deps: Pick<Deps, 'db' | 'now'>,
  key: ProjectKey,
): Promise<TrackerView> {
  await stopPush(deps.db, key)
  return getTracker(deps, key)
}
