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

it.each([
  [
    'under eighteens only with two grown ups on',
    'a volunteer under eighteen puts themselves on',
    [],
  ],
  ['under eighteens only with two on', 'the app refuses it, under eighteens only with two on', []],
  ['the over sixties pay half', 'a member over sixty books a court', []],
  ['the over sixties pay half', 'a member over seventy books a court', ['seventy']],
  [
    'a dog under twelve weeks stays home',
    'a dog under twelve months stays home',
    ['twelve months'],
  ],
  ['some of them are sixteen', 'Sixteen year olds would be on alone', []],
  ['some of them are sixteen', 'a sixteen-year-old is on alone', []],
  ['there are ten boats, under eight is refused', 'a ten year old comes', ['ten year old']],
  ['never more than sixteen kayaks', 'sixteen take them out', []],
  ['sixteen volunteers', 'sixteen teachers', ['sixteen teachers']],
])('what a number does is nothing that it counts: “%s”, “%s”', (told, text, expected) => {
  expect(findUnfounded(text, [told])).toEqual(expected)
})
