import { priceInJapanese } from '#web/text/legal/prices.ts'

/** `月額10米ドル` */
export const PRICE = `月額${priceInJapanese}`
