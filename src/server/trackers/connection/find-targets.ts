import type { z } from 'zod'
import type { trackerAccessBody } from '#contract/trackers/tracker-endpoints.ts'
import type { Account } from '#server/accounts/account.ts'
import type { Deps } from '#server/deps.ts'
import { listTargets } from '#server/providers/trackers/open-tracker.ts'
import type { TrackerAccess, TrackerPlaces } from '#server/providers/trackers/tracker.ts'
import { requireTrackerUse } from './require-tracker-use.ts'
import { toTrackerError } from './to-tracker-error.ts'

type AccessBody = z.output<typeof trackerAccessBody>

interface Input {
  account: Account
  projectId: string
  body: AccessBody
  signal: AbortSignal
}

/** Where a token may make issues. Nothing of it is kept. */
export async function listTrackerTargets(
  deps: Pick<Deps, 'config' | 'db' | 'log' | 'now' | 'trackerFetch'>,
  { account, projectId, body, signal }: Input,
): Promise<TrackerPlaces> {
  await requireTrackerUse(deps, { account, projectId })
  return findTargets(deps, toAccess(body), signal)
}

/** The same without asking whether the account may. */
export async function findTargets(
  { config, trackerFetch: fetch }: Pick<Deps, 'config' | 'trackerFetch'>,
  access: TrackerAccess,
  signal: AbortSignal,
): Promise<TrackerPlaces> {
  try {
    return await listTargets({ settings: config.trackers, fetch, access, signal })
  } catch (error) {
    throw toTrackerError(error)
  }
}

export function toAccess(body: AccessBody): TrackerAccess {
  const whose = body.kind === 'jira' ? { site: body.site, email: body.email } : NOBODY
  return { kind: body.kind, token: body.token, ...whose }
}

const NOBODY = { site: null, email: null }
