import { expect, it } from 'vitest'
import { findUnfounded } from '../../bench/eval/find-unfounded.ts'

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

it.each([
  ['The fee of a 58 exam is due.', 'Grades 6 to 8 at £58 per exam.', []],
  ['All 12 lessons are kept.', 'You can cancel 12 hours before three lessons.', ['12 lessons']],
  ['All 12 lessons are kept.', 'The 12 paid lessons are kept.', []],
  ['No Ready by 2.30pm rings Priya.', 'No Ready by 2.30 = Priya and me pinged', []],
  ['She takes 6 photos.', 'Photos of every room, min 6.', []],
  ['Hours run out after 12 months, asked 3 hours before.', '12 mths, stop 3 hrs before', []],
  ['Hours run out after 12 weeks.', 'runs out after 12 mths', ['12 weeks']],
  ['Nobody under 17 yet books.', 'not before they are 17', []],
  ['Who is stopped at €100 hang on it.', 'over €100 they can’t book', []],
  ['Who is stopped at €200 hang on it.', 'over €100 they can’t book', ['200']],
  ['Count them before half past eight without a mender.', 'after half past eight', []],
  ['割烹の5kgを注文に入れる。', '割烹さんは5kgを週に3回', []],
  ['割烹の8kgを注文に入れる。', '割烹さんは5kgを週に3回', ['8']],
  ['One of the top three says yes.', 'Ring the top three.', []],
  ['On a Saturday or Sunday: refused.', 'Open Monday to Friday, Saturday for Lotte.', []],
  ['On Sundays it is shut.', 'Mon–Sat, 9 till 5', []],
  ['Only Tuesdays and Thursdays.', 'Choose a trial day: Tue or Thurs.', []],
  ['Only Wednesdays.', 'Choose a trial day: Tue or Thu.', ['Wednesdays']],
  ['Sent on Sunday.', 'We send it weekly, until Friday.', ['Sunday']],
])('%s, where it was said: %s', (text, source, unfounded) => {
  expect(findUnfounded(text, [source])).toEqual(unfounded)
})
