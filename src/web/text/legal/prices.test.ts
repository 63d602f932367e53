import { expect, it } from 'vitest'
import { formatEnglishPrice, formatJapanesePrice } from './prices.ts'

it.each([
  { amount: 10, english: '$10', japanese: '10米ドル' },
  { amount: 9.5, english: '$9.50', japanese: '9.50米ドル' },
  { amount: 19.99, english: '$19.99', japanese: '19.99米ドル' },
  { amount: 1200, english: '$1,200', japanese: '1,200米ドル' },
])('writes $amount as $english', ({ amount, english, japanese }) => {
  expect([formatEnglishPrice(amount), formatJapanesePrice(amount)]).toEqual([english, japanese])
})
