import { PREMIUM_PRICE } from '#domain/pricing.ts'
import { priceInEnglish } from '#web/text/legal/prices.ts'

/** `$10 a month` (docs/product.md#money-and-limits) */
export const PRICE = `${priceInEnglish} a ${PREMIUM_PRICE.interval}`
