import { verifyPassword } from 'better-auth/crypto'
import { pino } from 'pino'
import { expect, it, vi } from 'vitest'
import { takeEvenTime } from '#server/accounts/sign-in/sign-in-request.ts'
import { createDeps } from '#server/create-deps.ts'
import { WAITS } from '#server/settings/waits.ts'
import { CONFIG } from '#test/app.ts'
import { freshDatabase } from '#test/databases.ts'
import { QUICK_DOOR } from '#test/quick-door.ts'

const PASSWORD = 'nine quiet lamps'

/** What the other tests make cheap or short, as the server has it. */
it('keeps passwords by Better Auth’s own scrypt, and responds in even time', async () => {
  const database = await freshDatabase('pglite')
  const { auth, waits } = createDeps({ config: CONFIG, database, log: pino({ level: 'silent' }) })
  const { password } = await auth.core.$context
  await database.close()
  const hash = await password.hash(PASSWORD)
  expect(await verifyPassword({ hash, password: PASSWORD })).toBe(true)
  expect(await QUICK_DOOR.hashing.verify?.({ hash, password: PASSWORD }).catch(() => false)).toBe(
    false,
  )
  expect(waits).toEqual({
    evenResponseMs: 400,
    paymentMs: 9_000,
    trackerPauseMs: { github: 1_000, linear: 200, jira: 200 },
    trackerSettleMs: 10_000,
  })
})

it.each([
  ['at once', 0, 400],
  ['in time', 399, 400],
  ['late', 700, 700],
])('responds to what was done %s after its time', async (_, workMs, respondedMs) => {
  vi.useFakeTimers()
  try {
    const begun = Date.now()
    const response = takeEvenTime(
      { waits: { ...WAITS, evenResponseMs: 400 } },
      () => new Promise((resolve) => setTimeout(resolve, workMs)),
    ).then(() => Date.now() - begun)
    await vi.runAllTimersAsync()
    expect(await response).toBe(respondedMs)
  } finally {
    vi.useRealTimers()
  }
})
