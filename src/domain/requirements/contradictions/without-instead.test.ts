import { expect, it } from 'vitest'
import { withoutInstead } from './without-instead.ts'

it.each([
  ['App in the app store, just a link.', 'App in the app store .'],
  ['Card terminal - only a box for cash', 'Card terminal '],
  ['A chat, a phone number is enough.', 'A chat .'],
  ['Deliveries, only on Sundays.', 'Deliveries, only on Sundays.'],
  ['Vouchers, only for members', 'Vouchers, only for members'],
  ['Only the menu', 'Only the menu'],
  ['Just a shop window', 'Just a shop window'],
  ['専用のアプリ、ページだけ。', '専用のアプリ、'],
  ['ページで十分なので、アプリは作らない', 'アプリは作らない'],
  ['写真は、本人だけ', '写真は、本人だけ'],
  ['会員だけの掲示板', '会員だけの掲示板'],
])('of “%s” leaves out “%s”', (out, left) => {
  expect(withoutInstead(out)).toBe(left)
})
