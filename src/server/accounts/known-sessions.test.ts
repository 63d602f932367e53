import { describe, expect, it } from 'vitest'
import type { Account } from './account.ts'
import { KnownSessions } from './known-sessions.ts'

const START = Date.UTC(2026, 0, 1)
const at = (seconds: number) => new Date(START + seconds * 1000)
const session = (id: string, trialStartedAt: Date | null = null) => ({
  account: { id, status: 'TRIAL_ACTIVE', trialStartedAt, suspendedAt: null } as Account,
  proof: { token: id, userId: id, accountVersion: '7' },
})

describe('KnownSessions', () => {
  it('recalls a session for a minute', () => {
    const known = new KnownSessions()
    known.remember('a', session('a'), at(0))
    expect(known.recall('a', at(59))?.account.id).toBe('a')
    expect(known.recall('b', at(59))).toBeNull()
    expect(known.recall('a', at(60))).toBeNull()
  })

  it('tells the status of the moment it is asked in', () => {
    const known = new KnownSessions()
    const sevenDays = 7 * 24 * 60 * 60
    known.remember('a', session('a', new Date(START - (sevenDays - 30) * 1000)), at(0))
    expect(known.recall('a', at(29))?.account.status).toBe('TRIAL_ACTIVE')
    expect(known.recall('a', at(31))?.account.status).toBe('TRIAL_CANCELED')
  })

  it('forgets the oldest of more than five thousand', () => {
    const known = new KnownSessions()
    for (let n = 0; n <= 5_000; n += 1) known.remember(`${n}`, session(`${n}`), at(0))
    expect([known.recall('0', at(1)), known.recall('1', at(1))?.account.id]).toEqual([null, '1'])
  })
})
