import {
  type QueryClient,
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { z } from 'zod'
import type {
  forgotPassword,
  resetPassword,
  sendVerification,
  signIn,
  signInBody,
  signUp,
  signUpBody,
  verifyEmail,
} from '#contract/sign-in.ts'
import { queryKeys } from './cache/query-keys.ts'
import { call } from './client.ts'
import { markSignedIn } from './session/session-state.ts'
import { fetchUser } from './session/visitor.ts'

type Outcome<E extends { response: z.ZodType }> = z.output<E['response']>

/** Signs in; afterwards `useUser` knows who it is. */
export function useSignIn(): UseMutationResult<
  Outcome<typeof signIn>,
  Error,
  z.input<typeof signInBody>
> {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body) => call<typeof signIn>('post', '/api/sign-in', { body, endsSession: false }),
    onSuccess: () => enterSession(queryClient),
  })
}

/** Creates an account: signed in at once, or first to be confirmed by mail (`check_email`). */
export function useSignUp(): UseMutationResult<
  Outcome<typeof signUp>,
  Error,
  z.input<typeof signUpBody>
> {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body) => call<typeof signUp>('post', '/api/sign-up', { body, endsSession: false }),
    onSuccess: ({ outcome }) => (outcome === 'signed_in' ? enterSession(queryClient) : undefined),
  })
}

/** Sends a link to choose a new password; never says whether the account exists. */
export function useForgotPassword(): UseMutationResult<
  Outcome<typeof forgotPassword>,
  Error,
  { email: string }
> {
  return useMutation({
    mutationFn: (body) =>
      call<typeof forgotPassword>('post', '/api/password/forgot', { body, endsSession: false }),
  })
}

/** Chooses a new password by the token of a link; nobody is signed in by it. */
export function useResetPassword(): UseMutationResult<
  Outcome<typeof resetPassword>,
  Error,
  { token: string; password: string }
> {
  return useMutation({
    mutationFn: (body) =>
      call<typeof resetPassword>('post', '/api/password/reset', { body, endsSession: false }),
  })
}

/** Sends the link that confirms an email address once more. */
export function useSendVerification(): UseMutationResult<
  Outcome<typeof sendVerification>,
  Error,
  { email: string }
> {
  return useMutation({
    mutationFn: (body) =>
      call<typeof sendVerification>('post', '/api/email/send-verification', {
        body,
        endsSession: false,
      }),
  })
}

/**
 * Confirms an email address by the token of a link, when there is one. A query, though it writes:
 * its cache makes sure that one token is sent once, however often the screen is drawn.
 */
export function useVerifyEmail(token: string | null): UseQueryResult<Outcome<typeof verifyEmail>> {
  return useQuery({
    queryKey: queryKeys.verifyEmail(token ?? ''),
    enabled: token !== null,
    queryFn: () =>
      call<typeof verifyEmail>('post', '/api/email/verify', {
        body: { token: token ?? '' },
        endsSession: false,
      }),
  })
}

/** Forgets what an earlier session had loaded, then asks who is signed in now. */
async function enterSession(queryClient: QueryClient): Promise<void> {
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== queryKeys.user[0] })
  await queryClient.fetchQuery({ queryKey: queryKeys.user, queryFn: fetchUser, staleTime: 0 })
  markSignedIn()
}
