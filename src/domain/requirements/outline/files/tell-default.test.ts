import { expect, it } from 'vitest'
import { tellsDefault } from './tell-default.ts'

it.each([
  ['The hut is held 2 days: on the third it is free again.', 'The hut is held 2 days.', true],
  ['The hut is held 2 days: on the third it is free again.', 'The hut is held 3 days.', false],
  ['A guest books a hut.', 'The hut is held until the deposit is paid.', false],
  ['前金は9,000円で、当日に返す。', '前金は九千円とする。', true],
])('a line that tells it needs no other: %s', (line, until, isTold) => {
  expect(tellsDefault(line, until)).toBe(isTold)
})
