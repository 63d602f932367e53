import { expect, test } from 'vitest'
import { PREMIUM_PRICE, toCents } from './pricing.ts'

test('Premium costs ten dollars a month; 29.00 and 29.99 are known mistakes', () => {
  expect(PREMIUM_PRICE).toEqual({ amount: 10, currency: 'USD', interval: 'month' })
})

test.each([
  [10, 1000],
  [9.5, 950],
  [19.99, 1999],
  [8.03, 803],
  [0.29, 29],
])('%d is %d cents', (amount, cents) => {
  expect(toCents(amount)).toBe(cents)
})
