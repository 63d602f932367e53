import {
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { z } from 'zod'
import type {
  actOnTestCheckout,
  actOnTestPortal,
  readTestCheckout,
  readTestPortal,
  TestCheckout,
  TestCheckoutAction,
  TestPortal,
  TestPortalAction,
} from '#contract/billing/test-payments.ts'
import { queryKeys } from '#web/api/cache/query-keys.ts'
import { call } from '#web/api/client.ts'

/** A checkout of the test provider, read afresh at each visit. */
export function useTestCheckout(id: string): UseQueryResult<TestCheckout> {
  return useQuery({
    queryKey: queryKeys.testCheckout(id),
    queryFn: ({ signal }) =>
      call<typeof readTestCheckout>('get', '/api/test-checkout/{id}', { params: { id }, signal }),
    refetchOnMount: 'always',
  })
}

/** Pays, declines or goes back; `goTo` names the way on. */
export function useActOnTestCheckout(
  id: string,
): UseMutationResult<z.output<(typeof actOnTestCheckout)['response']>, Error, TestCheckoutAction> {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (action) =>
      call<typeof actOnTestCheckout>('post', '/api/test-checkout/{id}', {
        params: { id },
        body: { action },
      }),
    onSuccess: ({ checkout }) => queryClient.setQueryData(queryKeys.testCheckout(id), checkout),
  })
}

/** The billing portal of the test provider, read afresh at each visit. */
export function useTestPortal(id: string): UseQueryResult<TestPortal> {
  return useQuery({
    queryKey: queryKeys.testPortal(id),
    queryFn: ({ signal }) =>
      call<typeof readTestPortal>('get', '/api/test-portal/{id}', { params: { id }, signal }),
    refetchOnMount: 'always',
  })
}

/** Does one of the portal's actions. */
export function useActOnTestPortal(
  id: string,
): UseMutationResult<TestPortal, Error, TestPortalAction> {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (action) =>
      call<typeof actOnTestPortal>('post', '/api/test-portal/{id}', {
        params: { id },
        body: { action },
      }),
    onSuccess: (portal) => queryClient.setQueryData(queryKeys.testPortal(id), portal),
  })
}
