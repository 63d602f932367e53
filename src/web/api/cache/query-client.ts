import { QueryClient } from '@tanstack/react-query'
import { isFresh } from './freshness.ts'

const FIVE_MINUTES_MS = 300_000

/**
 * One cache for the whole visit. By docs/product.md#calls no retries, no refetch on window focus,
 * no polling; cached data never becomes stale by itself and is kept five minutes after its last
 * use. `networkMode: always` lets a call fail at once while offline, so that the screen can say so.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      retryOnMount: (query) => !isFresh(query),
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: FIVE_MINUTES_MS,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})
