import { PREMIUM_PRICE } from '#domain/pricing.ts'

/** The one price in the ways that the legal pages write it. */
export const priceInEnglish = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: PREMIUM_PRICE.currency,
  maximumFractionDigits: 0,
}).format(PREMIUM_PRICE.amount)

export const priceInJapanese = `${PREMIUM_PRICE.amount}米ドル`
