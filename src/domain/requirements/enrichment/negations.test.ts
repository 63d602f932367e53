import { expect, it } from 'vitest'
import { findOtherNegation } from './negations.ts'

it.each<[string, string, string | null]>([
  ['nobody can book', 'When a class is full, then nobody can book', null],
  ['a client can book', 'When a class is full, then nobody can book', 'nobody'],
  ['nobody can book', 'clients can book', 'nobody'],
  [
    'at least two photos',
    "at least two photos please because people say that dent wasn't there",
    null,
  ],
  ['the state', 'the customer sees the state and not our notes', null],
  ['our notes', 'the customer sees the state and not our notes', 'not'],
  ['delete bookings', 'It is not allowed. Delete bookings', 'not'],
  ['holidays', 'no Sundays, holidays', 'no'],
  ['Drivers do not wait', 'drivers dont wait', null],
  ['Drivers wait', 'drivers wouldnt wait', 'wouldnt'],
  ['lid dug out: no', 'it asks is the lid dug out yes or no', 'no'],
  ['lid dug out', 'it asks is the lid dug out yes or no', null],
  ['男湯女湯の別は必ず確かめる', '混浴できない決まりですので、男湯女湯の別は必ず確かめます', null],
  ['予約', '予約、変更はできません', 'ません'],
  ['前金を受け取らない', '前金は受け取らん主義です', null],
  ['釣り座を選ぶ', '釣り座は選ばせへん', 'せへん'],
])('says where a text and its quote differ by a no: %s / %s', (text, quote, word) => {
  expect(findOtherNegation(text, [quote])).toBe(word)
})
