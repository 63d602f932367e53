import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { getSignInOptions, SignInOptions, User } from '#contract/account.ts'
import { decideEntitlements, type Entitlements } from '#domain/entitlements.ts'
import { queryKeys } from './cache/query-keys.ts'
import { call } from './client.ts'
import { takeVisitor } from './session/visitor.ts'

/**
 * The signed-in user; `data` is null when signed out, undefined while being resolved. A failure
 * stays until it is asked again by hand: guards come and go with it, and would ask for ever.
 */
export function useUser(): UseQueryResult<User | null> {
  return useQuery({ ...userQuery, retryOnMount: false })
}

/** What `useUser` asks. */
export const userQuery = queryOptions({ queryKey: queryKeys.user, queryFn: takeVisitor })

/** The user on a screen behind the route guard, where there always is one. */
export function useSignedInUser(): User {
  const { data } = useUser()
  if (!data) throw new Error('useSignedInUser needs a route behind RequireUser')
  return data
}

/**
 * What the signed-in account may do; the server decides by the same rules
 * (docs/product.md#entitlements).
 */
export function useEntitlements(): Entitlements {
  const user = useSignedInUser()
  return decideEntitlements({
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
      call<typeof getSignInOptions>('get', '/api/sign-in-options', { signal, endsSession: false }),
  })
}
