import { expect, it } from 'vitest'
import { isOfOtherSide, isUndone, withoutOtherHours } from './judge-way.ts'

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

it.each<[string, string, string | null, boolean]>([
  ['another hour', 'When not sent at 9 on Tuesday, tell me.', 'After cut-off, it is gone.', false],
  ['the same hour', 'At 9am, tell me.', 'What is not sent at 9 is gone.', true],
  ['another of two hours', 'At 10.30, tell me.', 'After 11am, it is gone.', false],
  ['no hour', 'When late, tell the client.', 'After 3 days, it is late.', true],
  ['a length of time', 'At 21 days, tell the client.', 'It is good for a while.', true],
  ['no rule', 'When not sent at 9, tell me.', null, true],
  ['別の時刻', '9時に知らせる。', '11時を過ぎたら締め切る。', false],
  ['同じ時刻', '11時に知らせる。', '11時を過ぎたら締め切る。', true],
  ['長さ', '2時間前に知らせる。', '11時を過ぎたら締め切る。', true],
])('a way by time has a message of %s', (...[, message, rule, isKept]) => {
  const rules = rule === null ? [] : [{ id: 'BR-001', text: rule }]
  const document = { rules, messages: [{ id: 'MSG-001', text: message }] }
  const ids = [...rules.map(({ id }) => id), 'MSG-001']
  expect(
    withoutOtherHours(ids, document as unknown as Parameters<typeof withoutOtherHours>[1]),
  ).toEqual(ids.filter((id) => isKept || id !== 'MSG-001'))
})
