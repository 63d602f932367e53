import type { AdminModelUse } from '#contract/admin/model-use-endpoint.ts'
import { writeDay } from '#server/db/model-use/model-budget.ts'
import type { Deps } from '#server/deps.ts'
import { readModelDays, readTopAccounts } from './queries.ts'

const DAYS = 30
const DAY_MS = 86_400_000
const ACCOUNTS = 20

/** What the model took of late, and which accounts took most of it today. */
export async function getModelUse({
  db,
  now,
  config,
}: Pick<Deps, 'db' | 'now' | 'config'>): Promise<AdminModelUse> {
  const { dailyTokens, prices } = config.assistant
  const since = writeDay(new Date(now().getTime() - (DAYS - 1) * DAY_MS))
  const days = await readModelDays(db, since)
  const accounts = await readTopAccounts(db, { day: writeDay(now()), most: ACCOUNTS })
  return { dailyTokens, hasPrices: prices !== null, days, accounts }
}
