import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { findPaymentFaults, paymentEnvironment, readPaymentSettings } from './payments.ts'

const LIVE = {
  STRIPE_SECRET_KEY: 'sk_live_51abcdefgh',
  STRIPE_WEBHOOK_SECRET: 'whsec_abcdefgh12345678',
  STRIPE_PRICE_ID: 'price_1abcdefgh',
}
const TEST = { ...LIVE, STRIPE_SECRET_KEY: 'sk_test_51abcdefgh' }
const PRODUCTION = { NODE_ENV: 'production' }

describe('paymentFaults', () => {
  it.each([
    [{}, []],
    [PRODUCTION, []],
    [LIVE, []],
    [TEST, []],
    [{ ...LIVE, ...PRODUCTION }, []],
    [{ TEST_CHECKOUT: 'on', ...PRODUCTION }, []],
    [{ ...TEST, STRIPE_API_BASE: 'http://localhost:1' }, []],
    [
      { STRIPE_SECRET_KEY: 'x' },
      [/^STRIPE_WEBHOOK_SECRET and STRIPE_PRICE_ID must be set as well/],
    ],
    [{ STRIPE_WEBHOOK_SECRET: 'x' }, [/^STRIPE_SECRET_KEY and STRIPE_PRICE_ID must be set/]],
    [{ ...LIVE, TEST_CHECKOUT: 'on' }, [/^TEST_CHECKOUT cannot be on/]],
    [{ STRIPE_API_BASE: 'http://localhost:1' }, [/^STRIPE_API_BASE is for tests/]],
    [{ ...TEST, ...PRODUCTION }, [/^STRIPE_SECRET_KEY is a test key/]],
    [
      { ...LIVE, ...PRODUCTION, STRIPE_API_BASE: 'http://localhost:1' },
      [/^STRIPE_API_BASE is for tests; leave it out in production/],
    ],
  ])('of %j', (given, faults) => {
    expect(findPaymentFaults(given as Record<string, string>)).toEqual(
      faults.map((fault) => expect.stringMatching(fault)),
    )
  })

  it('names a webhook secret that is left out in production', () => {
    const { STRIPE_WEBHOOK_SECRET: _, ...rest } = LIVE
    expect(findPaymentFaults({ ...rest, ...PRODUCTION })).toEqual([
      'STRIPE_WEBHOOK_SECRET must be set as well, because STRIPE_SECRET_KEY and STRIPE_PRICE_ID are set.',
    ])
  })
})

describe('paymentSettings', () => {
  const read = (given: Record<string, string>) => {
    const parsed = z.object(paymentEnvironment).parse(given)
    return readPaymentSettings({ ...parsed, NODE_ENV: given.NODE_ENV ?? 'development' })
  }

  it.each([
    [{}, true],
    [{ TEST_CHECKOUT: 'off' }, false],
    [{ NODE_ENV: 'production' }, false],
    [{ NODE_ENV: 'production', TEST_CHECKOUT: 'on' }, true],
    [LIVE, false],
  ])('%j: the test checkout is on: %s', (given, testCheckout) => {
    expect(read(given as Record<string, string>).testCheckout).toBe(testCheckout)
  })

  it.each([
    ['STRIPE_SECRET_KEY', 'pk_live_abc'],
    ['STRIPE_WEBHOOK_SECRET', 'secret'],
    ['STRIPE_PRICE_ID', 'prod_abc'],
    ['STRIPE_API_BASE', 'ftp://x'],
    ['TEST_CHECKOUT', 'yes'],
  ])('refuses %s=%s', (name, value) => {
    expect(() => read({ ...LIVE, [name]: value })).toThrow('must')
  })
})
