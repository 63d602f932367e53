import { expect, it } from 'vitest'
import type { Db } from '#server/db/database.ts'
import { isOutgrown, warnWhenOutgrown } from './outgrown.ts'

it.each([
  ['pglite', 40_000_000, false],
  ['pglite', 400_000_000, true],
  ['postgres', 400_000_000, false],
] as const)('%s with %d bytes is outgrown: %s', (dialect, bytes, is) => {
  expect(isOutgrown({ dialect }, bytes)).toBe(is)
})

it.each([
  ['pglite', 40_000_000, []],
  ['pglite', 400_000_000, [expect.stringContaining('400 MB')]],
  ['postgres', 400_000_000, []],
] as const)('%s with %d bytes is told of at the start as %j', async (dialect, bytes, told) => {
  const lines: unknown[] = []
  const db = { execute: async () => ({ rows: [{ bytes }] }) } as unknown as Db
  const warn = (line: unknown) => void lines.push(line)
  await warnWhenOutgrown({ dialect, db }, { warn })
  expect(lines).toEqual(told)
})
