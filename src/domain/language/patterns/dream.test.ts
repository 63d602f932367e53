import { expect, it } from 'vitest'
import { isDream } from './dream.ts'

it.each([
  ["what I'd really love, pie in the sky this, the phone tells you", true],
  ['it tells the vet before the horse is lame, that’d be daft', true],
  ["but I know that's daft", true],
  ['the song of each choir on the page, a man can dream', true],
  ['One day the growers would see the frost coming', true],
  ['it could read the meter itself one day.', true],
  ['maybe one day a map', true],
  ['someday a Polish version', true],
  ['a robot that folds it, just kidding', true],
  ['乗った人が自分の魚を見返せたら。これは夢です', true],
  ['いつか写真も載せたい', true],
  ['欲を言えば地図も', true],
  ["the map, that's for later", true],
  ['the survey can be in phase two', true],
  ['将来は英語でも', true],
  ['save the basket for later', false],
  ['pay an hour later', false],
  ['remind them one day before', false],
  ['a tool is lent for one day', false],
  ['one day Mrs Pruitt rang and nobody knew', false],
  ['one day a week the shop is shut', false],
  ['show the dream catcher workshop', false],
  ['book the Dream room', false],
  ['the silly-hat day is in the calendar', false],
  ['夢占いの予約をする', false],
  ['いつか分かるように日付を残す', false],
])('"%s" is a dream: %s', (text, is) => {
  expect(isDream(text)).toBe(is)
})
