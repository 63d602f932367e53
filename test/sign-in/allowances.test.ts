import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limitPasswordAttempts } from '#server/accounts/sign-in/limits.ts'
import { takeUse } from '#server/db/allowance.ts'
import type { Database } from '#server/db/database.ts'
import { DIALECTS, freshDatabase } from '#test/databases.ts'

describe.each(DIALECTS)('an allowance on %s', (dialect) => {
  let database: Database
  beforeAll(async () => {
    database = await freshDatabase(dialect)
  })
  afterAll(() => database.close())

  const at = (ms: number) => new Date(Date.UTC(2026, 0, 1) + ms)

  it('gives the first forty rivals its burst and nobody an error', async () => {
    const allowance = limitPasswordAttempts('mia@example.com')
    const taken = await Promise.all(
      Array.from({ length: 40 }, () => takeUse(database.db, allowance, at(0))),
    )
    expect(taken.filter(Boolean)).toHaveLength(allowance.burst)
  })

  it('stays spent for a rival whose clock is a little behind', async () => {
    const allowance = limitPasswordAttempts('ana@example.com')
    for (let use = 0; use < allowance.burst; use += 1) {
      expect(await takeUse(database.db, allowance, at(1_000))).toBe(true)
    }
    expect(await takeUse(database.db, allowance, at(999))).toBe(false)
    expect(await takeUse(database.db, allowance, at(0))).toBe(false)
    expect(await takeUse(database.db, allowance, at(1_000 + allowance.everyMs))).toBe(true)
  })

  it('does not last for ever when the clock was set back', async () => {
    const allowance = limitPasswordAttempts('leo@example.com')
    for (let use = 0; use < allowance.burst; use += 1) {
      await takeUse(database.db, allowance, at(86_400_000))
    }
    expect(await takeUse(database.db, allowance, at(0))).toBe(true)
  })

  it('is not given twice when the clock jumps back, or there and back', async () => {
    const allowance = limitPasswordAttempts('eva@example.com')
    const takenAt = async (ms: number) => {
      let taken = 0
      for (let use = 0; use < 20; use += 1) {
        if (await takeUse(database.db, allowance, at(ms))) taken += 1
      }
      return taken
    }
    const hour = 3_600_000
    expect(await takenAt(12 * hour)).toBe(allowance.burst)
    // With the first ones not more than ten.
    expect(await takenAt(6 * hour)).toBe(2)
    expect(await takenAt(6 * hour + allowance.everyMs)).toBe(1)
    expect(await takenAt(9 * hour)).toBe(allowance.burst)
    expect(await takenAt(6 * hour)).toBe(2)
  })
})
