import { afterEach, expect, it, vi } from 'vitest'
import { CHECKOUT_KEY } from '#web/panels/billing/use-checkout.ts'
import { countPurchase } from './purchase-event.ts'

const { trackEvent } = vi.hoisted(() => ({ trackEvent: vi.fn() }))
vi.mock('#web/shell/analytics.ts', () => ({ trackEvent }))

afterEach(() => {
  vi.unstubAllGlobals()
  trackEvent.mockClear()
})

/** A tab's session storage that holds these texts. */
function tabWith(texts: Record<string, string>): void {
  const kept = new Map(Object.entries(texts))
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
}

it('counts a purchase once, at the one real price, and never 29.99', () => {
  tabWith({ [CHECKOUT_KEY]: 'cs_1' })
  countPurchase()
  countPurchase()
  expect(trackEvent.mock.calls).toEqual([
    [
      'purchase',
      {
        transaction_id: 'cs_1',
        value: 10,
        currency: 'USD',
        items: [{ item_id: 'premium', item_name: 'Premium', price: 10, quantity: 1 }],
      },
    ],
  ])
})

it('counts nothing for a return that this tab did not set out for', () => {
  tabWith({})
  countPurchase()
  expect(trackEvent).not.toHaveBeenCalled()
})
