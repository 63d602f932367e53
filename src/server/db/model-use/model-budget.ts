import type { Logger } from 'pino'
import type { Db } from '#server/db/database.ts'
import type { ModelBudget } from '#server/providers/models/model-budget.ts'
import type { AssistantSettings, ModelPrices } from '#server/settings/assistant.ts'
import { claimTokens, settleTokens } from './claim-tokens.ts'

interface BudgetDeps {
  db: Db
  now: () => Date
  log: Pick<Logger, 'warn'>
}

/** Each account's share of the day, and the account of what all took. */
export function createModelBudget(
  { db, now, log }: BudgetDeps,
  { dailyTokens, prices }: Pick<AssistantSettings, 'dailyTokens' | 'prices'>,
): ModelBudget {
  return async ({ userId, purpose, tokens }) => {
    const key = { userId, day: writeDay(now()) }
    if (!(await claimTokens(db, key, { tokens, limit: dailyTokens }))) return null
    return async ({ outcome, tokensIn, tokensOut }) => {
      const failed = outcome !== 'whole' && outcome !== 'token_limit'
      const costMicros = computeCost(prices, tokensIn, tokensOut)
      const call = { purpose, claimed: tokens, failed, tokensIn, tokensOut, costMicros }
      // What was claimed stands then until the day ends: the limit holds all the same.
      await settleTokens(db, key, call).catch((err: unknown) => {
        log.warn({ err }, 'what a model call took could not be written down')
      })
    }
  }
}

/** The day of UTC, which begins for all instances and all people at the same moment. */
export function writeDay(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}

/** Millionths of a dollar: a price for a million tokens is that for one. */
function computeCost(prices: ModelPrices | null, tokensIn: number, tokensOut: number): number {
  return prices === null ? 0 : Math.round(tokensIn * prices.in + tokensOut * prices.out)
}
