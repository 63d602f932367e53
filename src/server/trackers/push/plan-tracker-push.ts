import type { TrackerPlan } from '#contract/trackers/tracker-endpoints.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { PlannedItem, TrackedField } from '#domain/tracking/tracked-item.ts'
import type { Account } from '#server/accounts/account.ts'
import type { Deps } from '#server/deps.ts'
import { openConnection } from '#server/trackers/connection/open-connection.ts'
import { requireTrackerUse } from '#server/trackers/connection/require-tracker-use.ts'
import { toTrackerError } from '#server/trackers/connection/to-tracker-error.ts'
import { readPlan } from './read-plan.ts'
import { requireConnection } from './require-connection.ts'

export interface PushInput {
  account: Account
  projectId: string
  /** Opens the newest version with its edits; throws `not_found` where there is none. */
  open: () => Promise<RequirementsDocument>
}

/** What a push would do now. Nothing is written, here or there. */
export async function planTrackerPush(
  deps: Pick<Deps, 'config' | 'db' | 'log' | 'now' | 'trackerFetch'>,
  { account, projectId, open, signal }: PushInput & { signal: AbortSignal },
): Promise<TrackerPlan> {
  const key = await requireTrackerUse(deps, { account, projectId })
  const connection = await requireConnection(deps.db, key)
  const document = await open()

  try {
    const tracker = openConnection(deps, connection, signal)
    const { items } = await readPlan(deps.db, tracker, { connection, document })
    return { version: document.version, items: items.map(showItem) }
  } catch (error) {
    throw toTrackerError(error)
  }
}

function showItem({ id, title, deed, remote, changes, kept }: PlannedItem) {
  return {
    ...{ id, title, deed, kept },
    ref: remote?.ref ?? null,
    url: remote?.url ?? null,
    changed: deed === 'create' ? [] : (Object.keys(changes) as TrackedField[]),
  }
}
