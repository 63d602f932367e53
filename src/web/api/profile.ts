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
  changePassword,
  changePasswordBody,
  deleteAccount,
  getProfile,
  Profile,
  signOutDevice,
  signOutEverywhere,
  updateProfile,
  updateProfileBody,
} from '#contract/profile/profile-endpoints.ts'
import { refetchAtEachVisit } from '#web/api/cache/freshness.ts'
import { queryKeys } from '#web/api/cache/query-keys.ts'
import { call } from './client.ts'

export type ProfileNames = z.input<typeof updateProfileBody>

/** How the account signs in and where. Read afresh at each visit: other devices change it. */
export function useProfile(): UseQueryResult<Profile> {
  return useQuery({ ...profileQuery, refetchOnMount: refetchAtEachVisit })
}

/** What `useProfile` asks. */
export const profileQuery = queryOptions({
  queryKey: queryKeys.profile,
  queryFn: ({ signal }) => call<typeof getProfile>('get', '/api/profile', { signal }),
})

/** Changes the name; every screen shows it at once. */
export function useUpdateProfile(): UseMutationResult<User, Error, ProfileNames> {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body) => call<typeof updateProfile>('patch', '/api/profile', { body }),
    onSuccess: (user) => {
      queryClient.setQueryData(queryKeys.user, user)
    },
  })
}

/** Changes the password; every other session ends. */
export function useChangePassword(): UseMutationResult<
  unknown,
  Error,
  z.input<typeof changePasswordBody>
> {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body) => call<typeof changePassword>('post', '/api/profile/password', { body }),
    onSuccess: () => refreshProfile(queryClient),
  })
}

/** Signs out another device; one that has gone already is as good. */
export function useSignOutDevice(): UseMutationResult<unknown, Error, { id: string }> {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id }) =>
      call<typeof signOutDevice>('delete', '/api/profile/sessions/{id}', { params: { id } }),
    onSettled: () => refreshProfile(queryClient),
  })
}

/** Signs out everywhere, here as well: leave the page afterwards. */
export function useSignOutEverywhere(): UseMutationResult<unknown, Error, void> {
  return useMutation({
    mutationFn: () => call<typeof signOutEverywhere>('delete', '/api/profile/sessions'),
  })
}

/** The payment provider is asked first, so this may take a little. */
const DELETION_TIMEOUT_MS = 45_000

/** Deletes the account; nobody is signed in afterwards: leave the page. */
export function useDeleteAccount(): UseMutationResult<unknown, Error, { confirmation: string }> {
  return useMutation({
    mutationFn: (body) =>
      call<typeof deleteAccount>('post', '/api/profile/delete', {
        body,
        timeoutMs: DELETION_TIMEOUT_MS,
      }),
  })
}

function refreshProfile(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: queryKeys.profile })
}
