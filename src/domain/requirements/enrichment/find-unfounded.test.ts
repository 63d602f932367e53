import { expect, it } from 'vitest'
import { findUnfounded } from './find-unfounded.ts'

it.each([
  ['bookings without us: 60 %', 'count bookings: at least 60 percent', []],
  ['no-shows under 5 percent', 'no-shows are under 5%', []],
  ['a tip of 10 per cent', 'the tip is 10 %', []],
  ['再来の割合を60％にする', '再来が60パーセントになる', []],
  ['再来の割合を60パーセントにする', '再来が60%になる', []],
  ['bookings without us: 60 %', 'count bookings: at least 70 percent', ['70']],
  ['再来の割合を60％にする', '再来が70パーセントになる', ['70']],
])('a share is one figure however it is written: %s', (told, text, expected) => {
  expect(findUnfounded(text, [told])).toEqual(expected)
})
