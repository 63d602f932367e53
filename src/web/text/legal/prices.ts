import { PREMIUM_PRICE } from '#domain/pricing.ts'

/** Cents are written where there are any: $10, but $9.50. */
const CENTS = { minimumFractionDigits: 2, trailingZeroDisplay: 'stripIfInteger' } as const

/** A price as English writes it. */
export function formatEnglishPrice(amount: number): string {
  const { currency } = PREMIUM_PRICE
  return new Intl.NumberFormat('en', { style: 'currency', currency, ...CENTS }).format(amount)
}

/** A price as Japanese writes it. */
export function formatJapanesePrice(amount: number): string {
  return `${new Intl.NumberFormat('ja', CENTS).format(amount)}米ドル`
}

/** The one price in the ways that the texts write it. */
export const priceInEnglish = formatEnglishPrice(PREMIUM_PRICE.amount)
export const priceInJapanese = formatJapanesePrice(PREMIUM_PRICE.amount)
