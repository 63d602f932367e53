import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { startJobs } from './start-jobs.ts'

const log = pino({ level: 'silent' })

it('runs again after an error, never twice at once, and not after the stop', async () => {
  let runs = 0
  let atOnce = 0
  let mostAtOnce = 0
  const job = {
    name: 'test',
    everyMs: 5,
    async run() {
      runs += 1
      atOnce += 1
      mostAtOnce = Math.max(mostAtOnce, atOnce)
      await sleep(20)
      atOnce -= 1
      if (runs === 1) throw new Error('the first run fails')
    },
  }
  const jobs = startJobs([job], log)
  while (runs < 3) await sleep(5)
  await jobs.stop()
  const atStop = runs
  expect(atOnce).toBe(0)
  await sleep(50)
  expect(runs).toBe(atStop)
  expect(mostAtOnce).toBe(1)
})

it('tells what is running that the server must end, and waits until it has', async () => {
  let hasBegun = false
  let hasEnded = false
  const job = {
    name: 'long',
    everyMs: 1,
    async run(stopping: AbortSignal) {
      hasBegun = true
      await sleep(60_000, null, { signal: stopping }).catch(() => undefined)
      hasEnded = true
    },
  }
  const jobs = startJobs([job], log)
  while (!hasBegun) await sleep(1)
  await jobs.stop()
  expect(hasEnded).toBe(true)
})
