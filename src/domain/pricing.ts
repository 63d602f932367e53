/**
 * The one price (docs/product.md#money-and-limits). Every screen, event and test reads it from
 * here.
 */
export const PREMIUM_PRICE = { amount: 10, currency: 'USD', interval: 'month' } as const

/**
 * An amount of money in hundredths, as payment providers count it: 19.99 is not 1998.9999999999998.
 */
export function toCents(amount: number): number {
  return Math.round(amount * 100)
}
