import { expect, it } from 'vitest'
import { readRetryAfter } from './read-retry-after.ts'

const NOW = new Date('2026-11-23T00:00:00.000Z')

it.each([
  [null, 0],
  ['', 0],
  ['0', 0],
  ['120', 120_000],
  ['-5', 0],
  ['Infinity', 0],
  ['soon', 0],
  ['Mon, 23 Nov 2026 00:01:00 GMT', 60_000],
  ['Sun, 22 Nov 2026 23:59:00 GMT', 0],
])('Retry-After: %s asks for %d ms', (header, waitMs) => {
  expect(readRetryAfter(header, NOW)).toBe(waitMs)
})
