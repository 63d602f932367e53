import { expect, it } from 'vitest'
import { findLeftOut } from './draft-says.ts'

it.each<[string, string, boolean]>([
  ["More vans yet, for now it's one van.", 'set which day the van is at which place', false],
  ["More vans yet, for now it's one van.", 'van day', false],
  ["More vans yet, for now it's one van.", 'add a van', true],
  ["More vans yet, for now it's one van.", 'plan several vans', true],
  ['A second studio.', 'open the studio for a class', false],
  ['A second studio.', 'manage the second studio', true],
  ['An app you download.', 'download the list for the day', false],
  ['An app you download.', 'download the app', true],
  ['No app in the app store.', 'delete the notes of a child who left', false],
  ['App in the app store, just a link.', 'send the link for the estimate', false],
  ['App off the app store, just a page on the phone.', 'cut off who leaves', false],
  ['App off the app store, just a page on the phone.', 'stand in on the days Denzil is off', false],
  ['Requests for days off.', 'answer a request', false],
  ['Requests for days off.', 'take requests for days off', true],
  ['Fees off the card.', 'switch the light off', false],
  ['Fees off the card.', 'take the fee off the card', true],
  ['Chat in the app, only a phone number.', 'show the phone number', false],
  ['Chat in the app, only a phone number.', 'chat with the vet', true],
  ['専用アプリの配布、ページだけ', 'ページを開く', false],
  ['専用アプリの配布、ページだけ', '専用アプリを配布する', true],
  ['Gift vouchers.', 'redeem a gift voucher', true],
  ['Payments in the app.', 'take a payment', true],
  ['Payments of more than one month.', 'take the payment for a month', true],
  ['Stock counting.', 'count the stock', true],
  ['Stock counting.', 'show the stock', false],
  ['二台目のバン', 'バンの場所を決める', false],
  ['二台目のバン', '二台目のバンを登録する', true],
  ['複数の教室', '教室を予約する', false],
  ['食事の注文', '食事の注文を受ける', true],
])('“%s” leaves out “%s”: %s', (text, deed, isOut) => {
  const item = { id: 'NG-01', text, mark: 'stated' as const, sources: [], quotes: [] }
  expect(findLeftOut({ nonGoals: [item] } as never, deed)).toBe(isOut ? 'NG-01' : null)
})
