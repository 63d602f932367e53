import {
  type QueryClient,
  queryOptions,
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { z } from 'zod'
import type { User } from '#contract/account.ts'
import type {
  Billing,
  cancelTrial,
  createCheckoutSession,
  createPortalSession,
  getBilling,
  reconcileBilling,
} from '#contract/billing/billing.ts'
import { refetchAtEachVisit } from '#web/api/cache/freshness.ts'
import { queryKeys } from '#web/api/cache/query-keys.ts'
import { call } from '#web/api/client.ts'
import { useWriteKey } from '#web/api/write-key.ts'

/** The plan's price and dates. Read afresh at each visit: the provider may have changed them. */
export function useBilling(options: { enabled?: boolean } = {}): UseQueryResult<Billing> {
  return useQuery({
    ...billingQuery,
    refetchOnMount: refetchAtEachVisit,
    enabled: options.enabled ?? true,
  })
}

/** What `useBilling` asks. */
export const billingQuery = queryOptions({
  queryKey: queryKeys.billing,
  queryFn: async ({ client, signal }) => {
    const billing = await call<typeof getBilling>('get', '/api/billing', { signal })
    rememberBilling(client, billing)
    return billing
  },
})

/** Asks the payment provider afresh; every screen then shows the status as it is. */
export function useReconcileBilling(): UseMutationResult<Billing, Error, void> {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call<typeof reconcileBilling>('post', '/api/billing/reconcile'),
    onSuccess: (billing) => rememberBilling(queryClient, billing),
  })
}

/** Opens the checkout; the browser goes to `url`. */
export function useCreateCheckout(): UseMutationResult<
  z.output<(typeof createCheckoutSession)['response']>,
  Error,
  void
> {
  return useMutation({
    mutationFn: () => call<typeof createCheckoutSession>('post', '/api/checkout/create-session'),
  })
}

/** Opens the billing portal at `url`. */
export function useCreatePortal(): UseMutationResult<{ url: string }, Error, void> {
  return useMutation({
    mutationFn: () => call<typeof createPortalSession>('post', '/api/stripe/create-portal-session'),
  })
}

/** Ends the trial at once; the account is suspended. */
export function useCancelTrial(): UseMutationResult<User, Error, void> {
  const { keyFor, settle } = useWriteKey()
  return useMutation({
    mutationFn: () =>
      call<typeof cancelTrial>('post', '/api/trial/cancel', { idempotencyKey: keyFor('cancel') }),
    onSuccess: settle,
  })
}

function rememberBilling(queryClient: QueryClient, billing: Billing): void {
  queryClient.setQueryData(queryKeys.billing, billing)
  queryClient.setQueryData<User | null>(queryKeys.user, (user) =>
    user && user.subscriptionStatus !== billing.status
      ? { ...user, subscriptionStatus: billing.status }
      : user,
  )
}
