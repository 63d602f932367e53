import { expect, it } from 'vitest'
import { findNumbers } from './find-numbers.ts'
import { findSaidNumbers } from './find-said-numbers.ts'

it.each<[string, string[][]]>([
  ['月二三回', [['2', '3']]],
  ['四五日', [['4', '5']]],
  ['四月二三日', [['4'], ['23']]],
  ['二三時', [['2', '3', '23']]],
  ['三、四回', [['3'], ['4']]],
  ['二五回', [['25']]],
  ['二〇二六年', [['2026']]],
  ['一二〇人', [['120']]],
  ['five or six a day', [['5'], ['6']]],
])('the numbers of “%s” can be read as %j', (text, readings) => {
  expect(findNumbers(text).map((each) => each.readings)).toEqual(readings)
})

it.each<[string, number[]]>([
  ['返却は二三日後', []],
  ['返却は三日後', [72]],
  ['返却は二五日後', [600]],
])('“%s” says %j', (text, values) => {
  expect(findSaidNumbers(text).map(({ value }) => value)).toEqual(values)
})

it.each([
  ['about fifty one-off hirers a year', ['50', '1']],
  ['fifty one hirers', ['51']],
  ['fifty-one hirers', ['51']],
  ['twenty four-hour shifts', ['20', '4']],
  ['twenty four hours', ['24']],
  ['two-hour slots', ['2']],
  ['thirty one-way trips', ['30', '1']],
  ['under eighteens only with two grown ups', ['18', '2']],
  ['the over sixties pay half', ['60']],
  ['we go out in twos and threes', ['2', '3']],
  ['sizes are the sixes', ['6']],
  ['the eighteens two weeks ago', ['18', '2']],
  ['the big ones, hundreds of them', []],
])('reads the numbers of “%s”', (text, values) => {
  expect(findNumbers(text).map(({ readings: [value] }) => value)).toEqual(values)
})
