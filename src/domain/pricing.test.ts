import { expect, test } from 'vitest'
import { PREMIUM_PRICE } from './pricing.ts'

test('Premium costs ten dollars a month; 29.00 and 29.99 are known mistakes', () => {
  expect(PREMIUM_PRICE).toEqual({ amount: 10, currency: 'USD', interval: 'month' })
})
