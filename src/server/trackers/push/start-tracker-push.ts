import type { TrackerView } from '#contract/trackers/tracker-endpoints.ts'
import { AppError } from '#server/app-error.ts'
import type { Deps } from '#server/deps.ts'
import { requireTrackerUse } from '#server/trackers/connection/require-tracker-use.ts'
import { getTracker } from '#server/trackers/get-tracker.ts'
import { PUSH_LIFETIME_MS } from '#server/trackers/limits.ts'
import type { PushInput } from './plan-tracker-push.ts'
import { insertPush } from './push-queries.ts'
import { requireConnection } from './require-connection.ts'
import { type PushDeps, runPush } from './run-push.ts'

/**
 * Begins a push of the newest document and answers at once; it goes on when its caller goes away.
 * Throws `push_running` while another one of the project is under way.
 */
export async function startTrackerPush(
  deps: PushDeps & Pick<Deps, 'work'>,
  { account, projectId, open, stopping }: PushInput & { stopping: AbortSignal },
): Promise<TrackerView> {
  const project = await requireTrackerUse(deps, { account, projectId })
  const connection = await requireConnection(deps.db, project)
  const document = await open()

  const key = { ...project, id: deps.newId() }
  const now = deps.now()
  const staleBefore = new Date(now.getTime() - PUSH_LIFETIME_MS)
  const begun = await insertPush(deps.db, { ...key, version: document.version, now, staleBefore })
  if (!begun) throw new AppError('push_running')
  void deps.work.run(() => runPush(deps, { key, connection, document, stopping }))
  return getTracker(deps, project)
}
