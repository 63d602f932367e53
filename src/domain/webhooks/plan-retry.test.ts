import { expect, it } from 'vitest'
import { isGivenUp, isTaken, planRetry, RETRY_WAITS_MS } from './plan-retry.ts'

const NOW = new Date('2026-11-22T12:00:00.000Z')

it.each([
  [1, '2026-11-22T12:00:05.000Z'],
  [2, '2026-11-22T12:05:00.000Z'],
  [3, '2026-11-22T12:30:00.000Z'],
  [4, '2026-11-22T14:00:00.000Z'],
  [5, '2026-11-22T17:00:00.000Z'],
  [6, '2026-11-22T22:00:00.000Z'],
  [7, '2026-11-22T22:00:00.000Z'],
])('after %i tries it waits until %s', (tries, until) => {
  expect(planRetry({ tries, askedMs: 0 }, NOW)).toEqual(new Date(until))
})

it.each([
  [1, 1_000, '2026-11-22T12:00:05.000Z'],
  [1, 60_000, '2026-11-22T12:01:00.000Z'],
  [5, 60_000, '2026-11-22T17:00:00.000Z'],
  [1, 1e12, '2026-11-22T22:00:00.000Z'],
])('after %i tries and asked for %d ms it waits until %s', (tries, askedMs, until) => {
  expect(planRetry({ tries, askedMs }, NOW)).toEqual(new Date(until))
})

it('gives up after the eighth try, a day and some hours after the first', () => {
  expect(planRetry({ tries: 8, askedMs: 60_000 }, NOW)).toBeNull()
  const hours = RETRY_WAITS_MS.reduce((sum, wait) => sum + wait, 0) / 3_600_000
  expect(hours).toBeGreaterThan(24)
  expect(hours).toBeLessThan(30)
})

it.each([
  [null, false],
  ['2026-11-17T12:00:00.001Z', false],
  ['2026-11-17T12:00:00.000Z', true],
])('failing since %s, it is given up: %s', (since, expected) => {
  expect(isGivenUp(since === null ? null : new Date(since), NOW)).toBe(expected)
})

it.each([
  [200, true],
  [204, true],
  [299, true],
  [199, false],
  [302, false],
  [410, false],
  [500, false],
  [null, false],
])('a status of %s is taken: %s', (status, expected) => {
  expect(isTaken(status)).toBe(expected)
})
