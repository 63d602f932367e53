import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { regularExpressionLengths } from '../../bench/shape/regular-expressions.ts'

/** A longer one is made from named parts: src/domain/language/patterns/make-pattern.ts. */
const LONGEST = 200

it('src holds no long regular expression', () => {
  const files = globSync('src/**/*.{ts,tsx}').filter((path) => !path.includes('.test.'))
  const found = files.map((path) => ({
    path,
    lengths: regularExpressionLengths(readFileSync(path, 'utf8')),
  }))
  expect(found.flatMap(({ lengths }) => lengths).length).toBeGreaterThan(1000)
  const long = found.filter(({ lengths }) => Math.max(0, ...lengths) > LONGEST)
  expect(long.map(({ path }) => path)).toEqual([])
})

it.each([
  ['a value', 'const A = /ab+/iu', [7]],
  ['an argument', "text.replace(/a\\/b/, '')", [6]],
  ['a member of a list', "[\n  'q1',\n  /[/]a/,\n]", [6]],
  ['a comment', '/** a */\n// no /abc/ here', []],
  ['a division', 'const a = b / c / d', []],
])('measures %s', (_what, source, lengths) => {
  expect(regularExpressionLengths(source)).toEqual(lengths)
})
