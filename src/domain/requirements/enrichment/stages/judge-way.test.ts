import { expect, it } from 'vitest'
import { isOfOtherSide, isUndone } from './judge-way.ts'

it.each([
  ['The app shall let the client pay a deposit.', 'given back', true],
  ['The app shall let the guest pay by card.', 'refunded', true],
  [
    'The app shall let the owner cancel a booking and give back or keep the deposit.',
    'given back',
    false,
  ],
  ['The app shall let the member bring a tool back.', 'given back', false],
  ['The app shall let the client pay a deposit.', 'paid', false],
  ['お客様は、予約金を支払えること。', '返金した', true],
  ['受付は、予約金を返せること。', '返金した', false],
])('%s takes nothing to "%s" where only its other side does: %s', (deed, to, isOther) => {
  expect(isOfOtherSide(deed, to)).toBe(isOther)
})

it.each([
  ['納品から戻ることもある', '納め', true],
  ['it comes back when it does not fit', 'delivered', true],
  ['delivered was pressed by mistake', 'delivered', true],
  ['a background check is done', 'delivered', false],
  ['納めたら終わり', '納め', false],
])('“%s” takes a thing on from its end “%s”: %s', (quote, from, isOn) => {
  expect(isUndone([quote], from)).toBe(isOn)
})
