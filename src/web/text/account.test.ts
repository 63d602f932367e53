import { expect, it } from 'vitest'
import { writeTrialLine } from './account.ts'

const END = '2026-11-21T12:00:00.000Z'

it.each([
  ['2026-11-14T12:00:00.000Z', '7 days left in your trial'],
  ['2026-11-14T12:00:01.000Z', '7 days left in your trial'],
  ['2026-11-19T12:00:00.000Z', '2 days left in your trial'],
  ['2026-11-20T11:59:59.000Z', '2 days left in your trial'],
  ['2026-11-20T12:00:00.000Z', 'Less than a day left in your trial'],
  ['2026-11-21T13:00:00.000Z', 'Less than a day left in your trial'],
])('at %s says %j', (now, line) => {
  expect(writeTrialLine(END, Date.parse(now))).toBe(line)
})
