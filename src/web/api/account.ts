import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { getSignInOptions, getUser, SignInOptions, User } from '#contract/account.ts'
import { type Entitlements, entitlements } from '#domain/entitlements.ts'
import { ApiError } from './api-error.ts'
import { queryKeys } from './cache/query-keys.ts'
import { call } from './client.ts'

/** Reads who is signed in; null when nobody is (a 401 is an answer here, Spec §4). */
export async function fetchUser(signal?: AbortSignal): Promise<User | null> {
  try {
    return await call<typeof getUser>('get', '/api/auth/user', { signal, endsSession: false })
  } catch (error) {
    if (error instanceof ApiError && error.code === 'signed_out') return null
    throw error
  }
}

/** The signed-in user; `data` is null when signed out, undefined while being resolved. */
export function useUser(): UseQueryResult<User | null> {
  return useQuery({ queryKey: queryKeys.user, queryFn: ({ signal }) => fetchUser(signal) })
}

/** The user on a screen behind the route guard, where there always is one. */
export function useSignedInUser(): User {
  const { data } = useUser()
  if (!data) throw new Error('useSignedInUser needs a route behind RequireUser')
  return data
}

/** What the signed-in account may do; the server decides by the same rules (Rulings). */
export function useEntitlements(): Entitlements {
  const user = useSignedInUser()
  return entitlements({
    status: user.subscriptionStatus,
    projectCount: user.projectCount,
    generationsUsed: user.trialRequirementsGenerationsUsed,
  })
}

/** Which ways to sign in this server offers. */
export function useSignInOptions(): UseQueryResult<SignInOptions> {
  return useQuery({
    queryKey: queryKeys.signInOptions,
    queryFn: ({ signal }) =>
      call<typeof getSignInOptions>('get', '/api/sign-in-options', { signal }),
  })
}
