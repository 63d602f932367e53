import { decideEntitlements } from '#domain/entitlements.ts'
import type { Account } from '#server/accounts/account.ts'
import { AppError } from '#server/app-error.ts'
import type { WriteKey } from '#server/db/once-by-key.ts'
import { requireAllowed } from '#server/db/project/require-allowed.ts'
import type { Deps } from '#server/deps.ts'
import { removeTelling } from './queries.ts'

interface Input {
  account: Account
  projectId: string
  tellingId: string
  writeKey: WriteKey | null
}

/** Deletes a told text; the answers that took words from it stay as they are. */
export async function deleteTelling(
  deps: Pick<Deps, 'db'>,
  { account, projectId, tellingId, writeKey }: Input,
): Promise<{ outcome: 'telling_deleted' }> {
  const key = { userId: account.id, projectId }
  await requireAllowed(deps.db, key, decideEntitlements(account).saveAnswer)
  const deleted = await removeTelling(deps.db, { ...key, tellingId }, writeKey)
  if (!deleted) throw new AppError('not_found')
  return deleted
}
