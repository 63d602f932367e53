import { expect, it } from 'vitest'
import { readConfirmedUntil } from './read-confirmed-until.ts'

const now = new Date('2026-11-22T12:00:00.000Z')
const MINUTE = 60_000

it.each([
  ['never', null, false],
  ['now', 0, true],
  ['nearly ten minutes ago', 10 * MINUTE - 1, true],
  ['ten minutes ago', 10 * MINUTE, false],
  ['in a moment', -1, false],
])('a password typed again %s', (_, ago, counts) => {
  const confirmedAt = ago === null ? null : new Date(now.getTime() - ago)
  expect(readConfirmedUntil(confirmedAt, now) !== null).toBe(counts)
})
