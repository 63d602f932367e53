import { expect, test } from 'vitest'
import { computeProgress, deriveProjectStatus } from './project.ts'

test.each([
  [0, 15, 0],
  [1, 15, 7],
  [7, 15, 47],
  [14, 15, 93],
  [15, 15, 100],
  [0, 0, 0],
])('%i of %i answered is %i percent', (answered, total, percent) => {
  expect(computeProgress({ answered, total, adequateRequired: 0, required: 12 })).toBe(percent)
})

test.each([
  ['draft', 0, 0],
  ['in_progress', 1, 0],
  ['in_progress', 15, 11],
  ['completed', 12, 12],
] as const)(
  '%s with %i answered and %i required adequate',
  (status, answered, adequateRequired) => {
    expect(deriveProjectStatus({ answered, total: 15, adequateRequired, required: 12 })).toBe(
      status,
    )
  },
)
