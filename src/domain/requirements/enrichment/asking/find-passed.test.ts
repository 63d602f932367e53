import { expect, it } from 'vitest'
import { findPassed } from './find-passed.ts'

it.each([
  ['by 31 October', true],
  ['10月31日までに市に電話する', true],
  ['by 31 October 2027', false],
  ['by 1 February', false],
  ['the term begins on 1 September', false],
  ['by 31 October every year', false],
  ['毎年10月31日までに', false],
])('%s, on 2026-11-29', (text, isPassed) => {
  expect(findPassed(text, '2026-11-29') !== null).toBe(isPassed)
})
