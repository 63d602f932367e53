import { PREMIUM_PRICE } from '#domain/pricing.ts'
import { CHECKOUT_KEY } from '#web/panels/billing/use-checkout.ts'
import { trackEvent } from '#web/shell/analytics.ts'
import { readSessionText, writeSessionText } from '#web/storage/session-text.ts'

/**
 * Counts a purchase at its real price (docs/product.md#money-and-limits), once for each checkout of
 * this tab.
 */
export function countPurchase(): void {
  const checkoutId = readSessionText(CHECKOUT_KEY)
  if (checkoutId === '') return
  writeSessionText(CHECKOUT_KEY, '')
  const { amount, currency } = PREMIUM_PRICE
  trackEvent('purchase', {
    transaction_id: checkoutId,
    value: amount,
    currency,
    items: [{ item_id: 'premium', item_name: 'Premium', price: amount, quantity: 1 }],
  })
}
