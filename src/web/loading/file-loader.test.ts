import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createFileLoader, loadUntilHere, RETRY_MS } from './file-loader.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A file that cannot be had the first `failures` times. */
function loaderFailing(failures: number) {
  let tries = 0
  const load = createFileLoader(async () => {
    tries += 1
    if (tries <= failures) throw new Error('unreachable')
    return 'a file'
  })
  return { load, tries: () => tries }
}

it('tries again until a file is here, and then never', async () => {
  const { load, tries } = loaderFailing(2)
  const told: string[] = []
  loadUntilHere(load, (file) => told.push(file))
  await vi.advanceTimersByTimeAsync(RETRY_MS)
  expect([told, load.here]).toEqual([[], null])
  await vi.advanceTimersByTimeAsync(5 * RETRY_MS)
  expect([told, load.here, tries()]).toEqual([['a file'], 'a file', 3])
})

it('asks no more for what nobody waits for', async () => {
  const { load, tries } = loaderFailing(9)
  const giveUp = loadUntilHere(
    load,
    () => undefined,
    async () => undefined,
  )
  await vi.advanceTimersByTimeAsync(RETRY_MS)
  giveUp()
  await vi.advanceTimersByTimeAsync(9 * RETRY_MS)
  expect(tries()).toBe(2)
})

it('has the page started anew where trying does not help', async () => {
  const { load } = loaderFailing(9)
  const startAnew = vi.fn(async () => undefined)
  const giveUp = loadUntilHere(load, () => undefined, startAnew)
  await vi.advanceTimersByTimeAsync(RETRY_MS)
  expect(startAnew).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(RETRY_MS)
  expect(startAnew).toHaveBeenCalledOnce()
  giveUp()
})
