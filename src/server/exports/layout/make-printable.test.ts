import { expect, it } from 'vitest'
import { makePrintable } from './make-printable.ts'

it.each([
  ['control characters', 'a\u0000b\u0008c\u001fd\u007fe\u0085f', 'a b c d e f'],
  ['marks that turn the direction', '\u202Eabc\u202C \u2066d\u2069', 'abc d'],
  ['signs that XML forbids', 'a\uFFFEb\uFFFFc', 'abc'],
  ['separators of lines', 'a\u2028b\u2029c', 'a b c'],
  ['half of a pair', 'a\uD800b', 'a\uFFFDb'],
  ['tabs', 'a\tb', 'a    b'],
])('takes %s out of what is printed', (_, text, expected) => {
  expect(makePrintable(text)).toBe(expected)
})

it.each(['Plain words.', '長い文章', 'مرحبا', '😀 é €'])('leaves %j as it is', (text) => {
  expect(makePrintable(text)).toBe(text)
})
