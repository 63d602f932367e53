import { PREMIUM_PRICE } from '#domain/pricing.ts'

/** The one price as people read it (Rulings: money and limits). */
export const PRICE_AMOUNT = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: PREMIUM_PRICE.currency,
  maximumFractionDigits: 0,
}).format(PREMIUM_PRICE.amount)

/** `$10 a month` */
export const PRICE = `${PRICE_AMOUNT} a ${PREMIUM_PRICE.interval}`
