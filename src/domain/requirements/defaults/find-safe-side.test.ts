import { expect, it } from 'vitest'
import { findSafeSide } from './find-safe-side.ts'

it.each<[string, [string, string], string | null]>([
  [
    '1号船の定員が、お客さん10名と12名。どちらにしますか？',
    ['1号船(第三浜城丸)の定員はお客さん10名', '1号船は12名乗れます'],
    '1号船(第三浜城丸)の定員はお客さん10名',
  ],
  ['教室は?', ['教室には20人まで入れます', '消防の紙は15名です'], '消防の紙は15名です'],
  [
    'Thirty or forty?',
    ['the fire certificate says thirty people', 'we get forty people in the big room'],
    'the fire certificate says thirty people',
  ],
  ['Boat?', ['the boat holds 8', 'ten on the boat is fine. Never on Sundays'], 'the boat holds 8'],
  ['Kayaks?', ['nine kayaks is safe', 'we take out eleven kayaks'], 'nine kayaks is safe'],
  ['常連さんの数は?', ['常連さんは180人ほどです', '常連さん240人の分'], null],
  ['How many?', ['sixteen volunteers', 'me and the volunteers are twenty'], null],
  ['Hours?', ['the room holds its heat for two hours', 'three hours'], null],
  ['Seats?', ['the hall seats forty people', 'the hall seats forty people'], null],
  ['Seats?', ['the hall seats 40 and the bar 12', 'the bar seats 14 and the hall 35'], null],
])('of how many there is room for, the lower figure: %s', (text, [one, other], expected) => {
  const sides = [one, other].map((said, at) => ({ question: `q${at + 9}`, text: said }))
  expect(findSafeSide(text, sides)).toBe(expected)
})
