import type { SortedTelling } from '#contract/telling/telling-schema.ts'
import { decideEntitlements } from '#domain/entitlements.ts'
import { type Placing, placeStretches } from '#domain/telling/place-stretches.ts'
import type { Account } from '#server/accounts/account.ts'
import { AppError } from '#server/app-error.ts'
import type { Allowance } from '#server/db/allowance.ts'
import { takeProjectUse } from '#server/db/project/project-use.ts'
import { requireAllowed } from '#server/db/project/require-allowed.ts'
import type { Deps } from '#server/deps.ts'
import { sortByModel } from '#server/providers/model-sorter/sort-by-model.ts'
import { ModelFault } from '#server/providers/models/model-fault.ts'
import { readTelling, type TellingKey, type TellingRow, writeSorting } from './queries.ts'
import { toSorting } from './telling-view.ts'

type SortDeps = Pick<Deps, 'config' | 'db' | 'model' | 'now' | 'log'>

interface Input {
  account: Account
  projectId: string
  tellingId: string
  /** Tells the client of each `part`, when it asked for a stream. */
  tell: (event: string, data: object) => void
  signal: () => AbortSignal
}

/** The version of a telling that nobody has changed since it was told. */
const UNTOUCHED = 1

/** As many as may be told (`store-telling.ts`). */
const pace = (userId: string): Allowance => ({
  key: `sorting:${userId}`,
  burst: 30,
  everyMs: 10_000,
})

/**
 * Lets the configured model sort a told text that the founder has not touched, in the place of the
 * rules' sorting. Where there is no model, it fails, or the founder was first, what is stored
 * stands. It ends when its caller goes away. Throws `model_daily_limit` when the account's share of
 * the day is used; what is stored stands then, too.
 */
export async function sortWithModel(deps: SortDeps, input: Input): Promise<SortedTelling> {
  const { account, projectId, tellingId } = input
  const key = { userId: account.id, projectId, tellingId }
  await requireAllowed(deps.db, key, decideEntitlements(account).askAi)
  const stored = await readTelling(deps.db, key)
  if (!stored) throw new AppError('not_found')
  if (deps.model === null || stored.version !== UNTOUCHED) return toSorted(stored)

  const now = deps.now()
  const begun = await takeProjectUse(deps.db, key, { allowance: pace(account.id), now })
  if (begun === 'no_project') throw new AppError('not_found')
  if (begun === 'no_use') throw new AppError('too_many_requests')
  const placings = await askModel(deps, { ...input, signal: input.signal() }, stored)
  if (placings.length === 0) return toSorted(stored)

  return store(deps, { key, sorter: deps.model.name }, placeStretches(stored, placings))
}

/** Nothing where the model fails: the rules' sorting stands. */
async function askModel(
  { model, config, log }: SortDeps,
  { account, tell, signal }: Pick<Input, 'account' | 'tell'> & { signal: AbortSignal },
  stored: TellingRow,
): Promise<Placing[]> {
  const settings = config.assistant.model
  if (model === null || settings === null) return []
  const onPart = (part: number, parts: number) => tell('part', { model: model.name, part, parts })
  const how = { caller: model, userId: account.id, isSmall: settings.isSmall, onPart, signal }
  try {
    return await sortByModel(how, stored)
  } catch (error) {
    if (signal.aborted) throw new AppError('unavailable', { cause: error })
    if (!(error instanceof ModelFault)) throw error
    if (error.code === 'daily_limit') throw new AppError('model_daily_limit', { cause: error })
    log.warn(
      { err: error },
      'the model did not sort the notes, so they stay as the rules sorted them',
    )
    return []
  }
}

/** What the founder did meanwhile wins. */
async function store(
  { db, now }: SortDeps,
  { key, sorter }: { key: TellingKey; sorter: string },
  placed: TellingRow,
): Promise<SortedTelling> {
  const sorting = { ...toSorting({ ...placed, version: placed.version + 1 }), sorter }
  const written = await writeSorting(db, { ...key, sorting }, { writeKey: null, now: now() })
  if (written) return written
  const rival = await readTelling(db, key)
  if (!rival) throw new AppError('not_found')
  return toSorted(rival)
}

function toSorted(row: TellingRow): SortedTelling {
  return { ...toSorting(row), sorter: row.sorter }
}
