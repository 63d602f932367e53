import { expect, it } from 'vitest'
import { normalise } from './normalise.ts'

it.each([
  ['we are open till six', 'we are open until six'],
  ['they pay at the till', 'they pay at the till'],
  ["the till's in the shop", "the till's in the shop"],
  ['our front till prints it', 'our front till prints it'],
  ["cause they're cold", "because they're cold"],
])('writes out "%s"', (given, expected) => {
  expect(normalise(given).text).toBe(expected)
})
