import { expect, it } from 'vitest'
import { dropSaidEnd } from './lean-checks.ts'

it.each([
  [
    'Count the dogs refused each month: maximum 1',
    'Dogs refused: maximum 1',
    'Count the dogs refused each month',
  ],
  [
    'Open each page 10 times: less than 3 seconds',
    'A page is there in less than 3 seconds',
    'Open each page 10 times',
  ],
  [
    'Open the till 10 times: within 5 seconds',
    'The till opens in 3 seconds',
    'Open the till 10 times: within 5 seconds',
  ],
  [
    'One copy is brought back: all of it is there',
    'A copy is kept',
    'One copy is brought back: all of it is there',
  ],
  ['The bread left over', 'Bread left over: 12', ''],
  ['閉店のあと毎日数える：10個', '残るパンは10個', '閉店のあと毎日数える'],
  ['毎日数える：9個', '残るパンは10個', '毎日数える：9個'],
])('of “%s” beside “%s” is left what is its own', (check, line, left) => {
  expect(dropSaidEnd(check, line, new Set())).toBe(left)
})
