import {
  type InfiniteData,
  type UseInfiniteQueryResult,
  type UseMutationResult,
  type UseQueryResult,
  useInfiniteQuery,
  useMutation,
  useQuery,
} from '@tanstack/react-query'
import type { z } from 'zod'
import type {
  listAdminAccounts,
  reinstateAccount,
  resendVerification,
  suspendAccount,
} from '#contract/admin/account-endpoints.ts'
import type {
  AdminOverview,
  confirmAdmin,
  getAdminOverview,
  listAdminActions,
} from '#contract/admin/admin-endpoints.ts'
import type {
  AdminFailures,
  FailureToRetry,
  listAdminFailures,
  retryFailure,
} from '#contract/admin/failure-endpoints.ts'
import type { AdminModelUse, getAdminModelUse } from '#contract/admin/model-use-endpoint.ts'
import type { AccountStatus } from '#domain/account-status.ts'
import { refetchAtEachVisit } from './cache/freshness.ts'
import { queryKeys } from './cache/query-keys.ts'
import { useChange } from './cache/use-change.ts'
import { call } from './client.ts'

/** What runs here, and how it is. Read afresh at each visit, as all of the page is. */
export function useAdminOverview(): UseQueryResult<AdminOverview> {
  return useQuery({
    queryKey: [...queryKeys.admin, 'overview'],
    queryFn: ({ signal }) =>
      call<typeof getAdminOverview>('get', '/api/admin/overview', { signal }),
    refetchOnMount: refetchAtEachVisit,
  })
}

export interface AccountsAsked {
  email: string
  status: AccountStatus | ''
}

type Pages<Page> = UseInfiniteQueryResult<InfiniteData<Page>>
export type AccountsPage = z.output<(typeof listAdminAccounts)['response']>
export type ActionsPage = z.output<(typeof listAdminActions)['response']>

/** Accounts that fit, page after page. */
export function useAdminAccounts(asked: AccountsAsked): Pages<AccountsPage> {
  return useInfiniteQuery({
    queryKey: [...queryKeys.admin, 'accounts', asked],
    queryFn: ({ signal, pageParam }) =>
      call<typeof listAdminAccounts>('get', '/api/admin/accounts', {
        query: { ...asked, after: pageParam },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    refetchOnMount: refetchAtEachVisit,
  })
}

/** The audit log, page after page. */
export function useAdminActions(): Pages<ActionsPage> {
  return useInfiniteQuery({
    queryKey: [...queryKeys.admin, 'actions'],
    queryFn: ({ signal, pageParam }) =>
      call<typeof listAdminActions>('get', '/api/admin/actions', {
        query: { after: pageParam },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    refetchOnMount: refetchAtEachVisit,
  })
}

export function useAdminFailures(): UseQueryResult<AdminFailures> {
  return useQuery({
    queryKey: [...queryKeys.admin, 'failures'],
    queryFn: ({ signal }) =>
      call<typeof listAdminFailures>('get', '/api/admin/failures', { signal }),
    refetchOnMount: refetchAtEachVisit,
  })
}

export function useAdminModelUse(): UseQueryResult<AdminModelUse> {
  return useQuery({
    queryKey: [...queryKeys.admin, 'model-use'],
    queryFn: ({ signal }) =>
      call<typeof getAdminModelUse>('get', '/api/admin/model-use', { signal }),
    refetchOnMount: refetchAtEachVisit,
  })
}

/** What an admin can do. */
export type AdminDeed =
  | { do: 'suspend' | 'reinstate' | 'verification'; id: string }
  | { do: 'retry'; failed: FailureToRetry }

/** Does it; false when another try of a failure failed again. */
export function useAdminDeed(): UseMutationResult<boolean, Error, AdminDeed> {
  return useChange(queryKeys.admin, doDeed)
}

async function doDeed(deed: AdminDeed): Promise<boolean> {
  if (deed.do === 'retry') {
    const path = '/api/admin/failures/retry'
    const { outcome } = await call<typeof retryFailure>('post', path, {
      body: deed.failed,
      // A mail server may take as long as it likes, up to this.
      timeoutMs: 45_000,
    })
    return outcome === 'done'
  }
  const params = { id: deed.id }
  switch (deed.do) {
    case 'suspend':
      await call<typeof suspendAccount>('post', '/api/admin/accounts/{id}/suspend', { params })
      break
    case 'reinstate':
      await call<typeof reinstateAccount>('post', '/api/admin/accounts/{id}/reinstate', { params })
      break
    case 'verification':
      await call<typeof resendVerification>('post', '/api/admin/accounts/{id}/verification', {
        params,
      })
  }
  return true
}

/** Types the password once more: for ten minutes deeds are done without asking. */
export function useConfirmAdmin(): UseMutationResult<unknown, Error, { currentPassword: string }> {
  return useMutation({
    mutationFn: (body) => call<typeof confirmAdmin>('post', '/api/admin/confirm', { body }),
  })
}
