import type { z } from 'zod'
import type { changeTellingBody } from '#contract/telling/telling-endpoints.ts'
import type { SortingView } from '#contract/telling/telling-schema.ts'
import { decideEntitlements } from '#domain/entitlements.ts'
import { changeTelling as changed } from '#domain/telling/change-telling.ts'
import type { Account } from '#server/accounts/account.ts'
import { AppError } from '#server/app-error.ts'
import type { WriteKey } from '#server/db/once-by-key.ts'
import { requireAllowed } from '#server/db/project/require-allowed.ts'
import type { Deps } from '#server/deps.ts'
import { readTelling, writeSorting } from './queries.ts'
import { toSorting } from './telling-view.ts'

interface Input {
  account: Account
  projectId: string
  tellingId: string
  body: z.output<typeof changeTellingBody>
  writeKey: WriteKey | null
}

/** Moves pieces of a told text, all or none. `telling_conflict` where another tab was first. */
export async function changeTelling(
  deps: Pick<Deps, 'db' | 'now'>,
  { account, projectId, tellingId, body, writeKey }: Input,
): Promise<SortingView> {
  const key = { userId: account.id, projectId }
  await requireAllowed(deps.db, key, decideEntitlements(account).saveAnswer)
  const stored = await readTelling(deps.db, { ...key, tellingId })
  if (!stored) throw new AppError('not_found')

  if (stored.version !== body.version) throw new AppError('telling_conflict')
  const telling = changed(stored, body.changes)
  if (!telling) throw new AppError('invalid_input')

  const sorting = toSorting({ ...telling, id: tellingId, version: stored.version + 1 })
  const written = await writeSorting(deps.db, { ...key, sorting }, { writeKey, now: deps.now() })
  if (!written) throw new AppError('telling_conflict')
  return written
}
