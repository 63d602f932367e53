import { findAmounts } from '#domain/language/numbers/amounts.ts'
import type { Unit } from './units.ts'

const PRICE_HEAD =
  /^(?:prices?|fees?|costs?|rates?|amount|charge|precios?|tarifa|料金|価格|値段|金額|単価)(?:\b|$|[（(])/iu
/** Heads that say nothing which the cell does not say itself. */
const PLAIN_HEAD =
  /^(?:items?|what|name|service|product|descriptions?|details?|notes?|duration|time|項目|内容|品名|商品|コース|説明|備考|時間)$/iu

/** One row of a price list: the item and all that its columns tell of it, with their heads. */
export interface PricedRow {
  item: string
  told: string[]
}

/** "Clip / long hair / $60": null for a row that names no price. */
export function pricedRow({ kind, cells }: Unit): PricedRow | null {
  const [first, ...rest] = cells.filter(({ text }) => text.trim() !== '')
  if (kind !== 'row' || first === undefined || rest.length === 0) return null
  const isPrice = ({ name, text }: (typeof rest)[number]) =>
    namesPrice(text) || (/\d/.test(text) && PRICE_HEAD.test(name ?? ''))
  if (!rest.some(isPrice) || isPrice(first)) return null
  const told = rest.map(({ name, text }) => {
    const plain = name === null || PLAIN_HEAD.test(name) || PRICE_HEAD.test(name)
    return plain ? text : `${name} ${text}`
  })
  return { item: first.text, told }
}

function namesPrice(text: string): boolean {
  return /\d円/.test(text) || findAmounts(text).some(({ kind }) => kind === 'money')
}
