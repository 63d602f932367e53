import type { z } from 'zod'
import type {
  connectTracker as endpoint,
  TrackerView,
} from '#contract/trackers/tracker-endpoints.ts'
import type { Account } from '#server/accounts/account.ts'
import { AppError } from '#server/app-error.ts'
import type { Deps } from '#server/deps.ts'
import { sealSecret } from '#server/providers/seal-secret.ts'
import { getTracker } from '#server/trackers/get-tracker.ts'
import { PUSH_LIFETIME_MS } from '#server/trackers/limits.ts'
import { insertConnection } from '#server/trackers/queries.ts'
import { findTargets, toAccess } from './find-targets.ts'
import { sealOf } from './open-connection.ts'
import { requireTrackerUse } from './require-tracker-use.ts'

interface Input {
  account: Account
  projectId: string
  body: z.output<(typeof endpoint)['body']>
  signal: AbortSignal
}

/**
 * Connects a project with a place that its token may write to. Throws `tracker_gone` for any other
 * place, `push_running` while a push is under way.
 */
export async function connectTracker(
  deps: Pick<Deps, 'config' | 'db' | 'log' | 'now' | 'trackerFetch'>,
  { account, projectId, body, signal }: Input,
): Promise<TrackerView> {
  const key = await requireTrackerUse(deps, { account, projectId })
  const access = toAccess(body.access)
  const { targets } = await findTargets(deps, access, signal)
  const target = targets.find(({ id }) => id === body.target.id)
  if (!target) throw new AppError('tracker_gone')

  const now = deps.now()
  const { kind, site, email, token } = access
  const connected = await insertConnection(
    deps.db,
    {
      ...key,
      ...{ kind, site, email },
      targetId: target.id,
      targetName: target.name,
      sealedToken: sealSecret(token, sealOf(deps.config, key)),
      createdAt: now,
    },
    new Date(now.getTime() - PUSH_LIFETIME_MS),
  )
  if (connected === null) throw new AppError('not_found')
  if (connected === 'running') throw new AppError('push_running')
  return getTracker(deps, key)
}
