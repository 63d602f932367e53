import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isFresh, refetchAtEachVisit } from './freshness.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

it.each([
  { outcome: 'a response', queryFn: () => 'plan' },
  { outcome: 'a failure', queryFn: () => Promise.reject(new Error('away')) },
])('takes $outcome for fresh at first, and not for ever', async ({ queryFn }) => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const queryKey = ['plan']
  await client.prefetchQuery({ queryKey, queryFn })
  const query = client.getQueryCache().find({ queryKey })
  if (query === undefined) throw new Error('nothing was asked')
  expect([isFresh(query), refetchAtEachVisit(query)]).toEqual([true, false])
  vi.advanceTimersByTime(60_000)
  expect([isFresh(query), refetchAtEachVisit(query)]).toEqual([false, 'always'])
})
