import type { TellingView } from '#contract/telling/telling-schema.ts'
import { decideEntitlements } from '#domain/entitlements.ts'
import { createTelling } from '#domain/telling/telling.ts'
import type { Account } from '#server/accounts/account.ts'
import { AppError } from '#server/app-error.ts'
import type { Allowance } from '#server/db/allowance.ts'
import type { WriteKey } from '#server/db/once-by-key.ts'
import type { ProjectKey } from '#server/db/project/project-key.ts'
import { takeProjectUse } from '#server/db/project/project-use.ts'
import { requireAllowed } from '#server/db/project/require-allowed.ts'
import type { Deps } from '#server/deps.ts'
import { insertTelling } from './queries.ts'
import { toSorting } from './telling-view.ts'

/** More than anybody has notes; few enough that nobody keeps the threads busy for ever. */
const pace = (userId: string): Allowance => ({
  key: `telling:${userId}`,
  burst: 30,
  everyMs: 10_000,
})

/** Throws unless the account may tell the project something now: `not_found`, `too_many_requests`. */
export async function admitTelling(
  deps: Pick<Deps, 'db' | 'now'>,
  { account, projectId }: { account: Account; projectId: string },
): Promise<void> {
  const key = { userId: account.id, projectId }
  await requireAllowed(deps.db, key, decideEntitlements(account).saveAnswer)
  const allowance = pace(account.id)
  const begun = await takeProjectUse(deps.db, key, { allowance, now: deps.now() })
  if (begun === 'no_project') throw new AppError('not_found')
  if (begun === 'no_use') throw new AppError('too_many_requests')
}

interface Told extends ProjectKey {
  told: Pick<TellingView, 'text' | 'name' | 'origin'>
  signal: AbortSignal
}

/** Sorts a told text on a thread of its own and stores it. Throws `notes_full`. */
export async function storeTelling(
  deps: Pick<Deps, 'db' | 'heavyWork' | 'now' | 'newId'>,
  { told, signal, ...key }: Told,
  writeKey: WriteKey | null,
): Promise<TellingView> {
  const sorted = await deps.heavyWork('sortTold', told.text, { userId: key.userId, signal })
  const now = deps.now()
  const sorting = toSorting({ ...createTelling(told.text, sorted), id: deps.newId(), version: 1 })
  const telling = { ...told, ...sorting, sorter: null, createdAt: now.toISOString() }
  const stored = await insertTelling(deps.db, { ...key, telling }, { writeKey, now })
  if (!stored) throw new AppError('notes_full')
  return stored
}
