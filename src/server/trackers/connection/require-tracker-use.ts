import { decideEntitlements } from '#domain/entitlements.ts'
import type { Account } from '#server/accounts/account.ts'
import { AppError } from '#server/app-error.ts'
import { type ProjectKey, projectExists } from '#server/db/project/project-key.ts'
import { requireAllowed } from '#server/db/project/require-allowed.ts'
import { spend } from '#server/db/spend.ts'
import type { Deps } from '#server/deps.ts'
import { limitTrackerUse } from '#server/trackers/limits.ts'

/**
 * Throws when the account's plan does not allow it, when the project is not the account's own, or it
 * asked too often; gives the project's key. Nobody is called before that.
 */
export async function requireTrackerUse(
  deps: Pick<Deps, 'db' | 'now' | 'log'>,
  { account, projectId }: { account: Account; projectId: string },
): Promise<ProjectKey> {
  const key = { userId: account.id, projectId }
  await requireAllowed(deps.db, key, decideEntitlements(account).pushToTrackers)
  if (!(await projectExists(deps.db, key))) throw new AppError('not_found')
  await spend(deps, limitTrackerUse(account.id))
  return key
}
