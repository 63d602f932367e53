import { expect, it } from 'vitest'
import { rankReach } from './reach-stage.ts'

it.each<[string, ...[stage: string, thing: string, isReached: boolean]]>([
  // The deed on the thing, or on nothing else.
  ['pay by card', 'paid', 'order', true],
  ['pay for the order', 'paid', 'order', true],
  ['approve anything over six hours', 'approved', 'print', true],
  ['book the test', 'test booked', 'pupil', true],
  ['pay the deposit of a booking', 'deposit paid', 'booking', true],
  ['cancel a lesson', 'cancelled', 'lesson', true],
  ['支払いを記録する', '支払済み', '注文', true],
  ['注文を確定する', '確定', '注文', true],
  ['取り置きを予約する', '予約済み', '予約', true],
  // The same deed on another thing.
  ['pay for a share', 'paid', 'order', false],
  ['book a lesson for a pupil', 'test booked', 'pupil', false],
  ['pay for the order', 'part paid', 'order', false],
  ['check in at the desk', 'checked', 'invoice', false],
  ['sign up for a class', 'signed', 'contract', false],
  ['名簿を確認する', '確認済み', 'お知らせ', false],
  ['会費を確定する', '確定', '注文', false],
])('“%s” brings to “%s” of a %s: %s', (does, ...[stage, thing, isReached]) => {
  expect(rankReach({ does, people: [] }, { stage, thing }) >= 1).toBe(isReached)
})
