import { expect, it } from 'vitest'
import { cutParts } from './cut-parts.ts'

const pieces = (count: number, letters: number) =>
  Array.from({ length: count }, (_, place) => ({ place, words: 'x'.repeat(letters) }))

const HOSTED = { outputTokens: 6_000, isSmall: false }

it.each([
  ['nothing', pieces(0, 10), HOSTED, []],
  ['a short text in one', pieces(5, 100), HOSTED, [5]],
  ['a long text by its letters', pieces(7, 10_000), HOSTED, [3, 3, 1]],
  [
    'many pieces by what the model may write',
    pieces(300, 10),
    { ...HOSTED, outputTokens: 1_000 },
    [125, 125, 50],
  ],
  ['a piece that is too long by itself', pieces(2, 40_000), HOSTED, [1, 1]],
  ['a small model’s in small parts', pieces(5, 2_000), { ...HOSTED, isSmall: true }, [2, 2, 1]],
])('cuts %s', (...[, told, bounds, expected]) => {
  const parts = cutParts(told, bounds)
  expect(parts.map(({ length }) => length)).toEqual(expected)
  expect(parts.flat()).toEqual(told)
})
