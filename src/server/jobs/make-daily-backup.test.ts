import { expect, it } from 'vitest'
import { lastTime } from './make-daily-backup.ts'

it.each([
  ['before the time', '2026-11-22T02:59:59', '2026-11-21T03:00:00'],
  ['at the time', '2026-11-22T03:00:00', '2026-11-22T03:00:00'],
  ['after the time', '2026-11-22T23:10:00', '2026-11-22T03:00:00'],
  ['on the first of a month', '2026-12-01T00:10:00', '2026-11-30T03:00:00'],
])('the last time at which a backup was due, %s', (_, now, due) => {
  expect(lastTime({ hour: 3, minute: 0 }, new Date(now))).toEqual(new Date(due))
})
