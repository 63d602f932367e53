import type { ModelCall } from './model-caller.ts'
import type { ModelUse } from './model-usage.ts'

/** What a call took, told when it is over. */
export type Spent = Pick<ModelUse, 'outcome' | 'tokensIn' | 'tokensOut'>

/** Writes down what a call took, in the place of what was claimed for it. Never rejects. */
export type Settle = (spent: Spent) => Promise<void>

/**
 * Claims what a call may take at most before it is made, from the share that its user has of this
 * day; null when that is used up.
 */
export type ModelBudget = (
  call: Pick<ModelCall, 'userId' | 'purpose'> & { tokens: number },
) => Promise<Settle | null>

/** Of English a token is about four bytes, of Japanese about three. */
const BYTES_OF_A_TOKEN = 3

export function estimateTokens(texts: readonly string[]): number {
  return Math.ceil(texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0) / BYTES_OF_A_TOKEN)
}

/** After these nothing was read or written that a provider would charge for. */
const FREE: ReadonlySet<Spent['outcome']> = new Set([
  'unreachable',
  'key_refused',
  'busy',
  'failed',
  'daily_limit',
])

/** What a call took where its provider tells nothing of tokens, or it broke off before it did. */
export function completeSpent(spent: Spent, sent: number, said: string): Spent {
  if (spent.tokensIn + spent.tokensOut > 0 || FREE.has(spent.outcome)) return spent
  return { ...spent, tokensIn: sent, tokensOut: estimateTokens([said]) }
}
