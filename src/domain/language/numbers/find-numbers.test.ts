import { expect, it } from 'vitest'
import { findNumbers } from './find-numbers.ts'

it.each([
  ['about fifty one-off hirers a year', ['50', '1']],
  ['fifty one hirers', ['51']],
  ['fifty-one hirers', ['51']],
  ['twenty four-hour shifts', ['20', '4']],
  ['twenty four hours', ['24']],
  ['two-hour slots', ['2']],
  ['thirty one-way trips', ['30', '1']],
])('reads the numbers of “%s”', (text, values) => {
  expect(findNumbers(text).map(({ readings: [value] }) => value)).toEqual(values)
})
