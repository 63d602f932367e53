import { decideEntitlements } from '#domain/entitlements.ts'
import type { Account } from '#server/accounts/account.ts'
import type { ProjectKey } from '#server/db/project/project-key.ts'
import { requireAllowed } from '#server/db/project/require-allowed.ts'
import { spend } from '#server/db/spend.ts'
import type { Deps } from '#server/deps.ts'
import { limitTrackerUse } from '#server/trackers/limits.ts'

/** Throws when the account's plan does not allow it, or it asked too often; gives the project's key. */
export async function requireTrackerUse(
  deps: Pick<Deps, 'db' | 'now' | 'log'>,
  { account, projectId }: { account: Account; projectId: string },
): Promise<ProjectKey> {
  const key = { userId: account.id, projectId }
  await requireAllowed(deps.db, key, decideEntitlements(account).pushToTrackers)
  await spend(deps, limitTrackerUse(account.id))
  return key
}
