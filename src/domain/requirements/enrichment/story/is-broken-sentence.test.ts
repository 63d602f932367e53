import { expect, it } from 'vitest'
import { isBrokenSentence } from './is-broken-sentence.ts'

it.each<[string, boolean]>([
  ['the which bike is kept with the part waiting', true],
  ["the when it's due is kept with the part", true],
  ['the booking is kept with the booking', true],
  ['the parts are kept with the part', true],
  ['a is shown to the customer', true],
  ['the customer sees the the quote', true],
  ['the list is shown with the', true],
  ['どの自転車が残る', true],
  ['部品のどの自転車が残る', true],
  ['部品の部品が残る', true],
  ['予約をを取り消す', true],
  ['the bike is kept with the booking', false],
  ['the customer sees which part it is', false],
  ['the app shows who booked when', false],
  ['it is the one that that day has', false],
  ['the bike goes back untouched and the look-over is paid', false],
  ['the a-frame is kept with the order', false],
  ['予約のお名前が残る', false],
  ['何も残らない', false],
  ['何が足りないかが画面に出る', false],
])('“%s” is a broken sentence: %s', (text, isBroken) => {
  expect(isBrokenSentence(text)).toBe(isBroken)
})
