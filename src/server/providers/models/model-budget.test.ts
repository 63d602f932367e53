import { expect, it } from 'vitest'
import { completeSpent, estimateTokens } from './model-budget.ts'

it.each([
  ['told by the provider', 'whole', [120, 40], [120, 40]],
  ['not told', 'whole', [0, 0], [300, 4]],
  ['broken off', 'cut', [0, 0], [300, 4]],
  ['stopped by its reader', 'stopped', [0, 0], [300, 4]],
  ['never answered', 'unreachable', [0, 0], [0, 0]],
  ['turned away', 'busy', [0, 0], [0, 0]],
] as const)('what a call took, %s', (...[, outcome, told, taken]) => {
  const [tokensIn, tokensOut] = told
  const spent = completeSpent({ outcome, tokensIn, tokensOut }, 300, 'Twelve bytes')
  expect([spent.tokensIn, spent.tokensOut]).toEqual(taken)
})

it('counts bytes, so that a Japanese letter is a token and an English one is not', () => {
  expect(estimateTokens(['教室', 'yoga'])).toBe(4)
})
