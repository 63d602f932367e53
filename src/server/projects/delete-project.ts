import { decideEntitlements } from '#domain/entitlements.ts'
import type { Account } from '#server/accounts/account.ts'
import { AppError } from '#server/app-error.ts'
import type { WriteKey } from '#server/db/once-by-key.ts'
import { requireAllowed } from '#server/db/project/require-allowed.ts'
import type { Deps } from '#server/deps.ts'
import { removeProject } from './queries.ts'

interface Input {
  account: Account
  projectId: string
  writeKey: WriteKey | null
}

/** Deletes a project with its answers, consultations and documents. */
export async function deleteProject(
  deps: Pick<Deps, 'db'>,
  { account, projectId, writeKey }: Input,
): Promise<{ id: string }> {
  const key = { userId: account.id, projectId }
  await requireAllowed(deps.db, key, decideEntitlements(account).deleteProject)

  const deleted = await removeProject(deps.db, key, { writeKey, answer: { id: projectId } })
  if (!deleted) throw new AppError('not_found')
  return deleted
}
