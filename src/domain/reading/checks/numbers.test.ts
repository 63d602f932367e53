import { expect, it } from 'vitest'
import { hasForeignNumber } from './numbers.ts'

it.each([
  ['月2、3回', '予約の重なりが月二三回', false],
  ['月2〜3回', '予約の重なりが月二、三回', false],
  ['月23回', '予約の重なりが月二三回', true],
  ['月23回', '予約の重なりが月二十三回', false],
  ['7、8人', '子どもが七八人来る', false],
  ['78人', '子どもが七八人来る', true],
  ['2026年', '二〇二六年に始める', false],
])('“%s” of “%s” has a number that it does not: %s', (text, quote, isForeign) => {
  expect(hasForeignNumber([text], [quote])).toBe(isForeign)
})
