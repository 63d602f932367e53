import { type UseMutationResult, type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import type * as endpoints from '#contract/agents/token-endpoints.ts'
import type { NewToken, PersonalToken } from '#contract/agents/token-endpoints.ts'
import { queryKeys } from '#web/api/cache/query-keys.ts'
import { useChange } from '#web/api/cache/use-change.ts'
import { call } from '#web/api/client.ts'

/** All personal tokens of the account, the newest first. */
export function useTokens(): UseQueryResult<PersonalToken[]> {
  return useQuery({
    queryKey: queryKeys.tokens,
    queryFn: ({ signal }) => call<typeof endpoints.listTokens>('get', '/api/tokens', { signal }),
    // Programs use them meanwhile.
    refetchOnMount: 'always',
  })
}

type TokenWish = z.input<typeof endpoints.createTokenBody>

/** Makes a personal token, which only this response tells. */
export function useCreateToken(): UseMutationResult<NewToken, Error, TokenWish> {
  return useChange(queryKeys.tokens, (body) =>
    call<typeof endpoints.createToken>('post', '/api/tokens', { body }),
  )
}

/** Ends a personal token: from then on it opens nothing. */
export function useEndToken(): UseMutationResult<unknown, Error, string> {
  return useChange(queryKeys.tokens, (tokenId) =>
    call<typeof endpoints.endToken>('delete', '/api/tokens/{tokenId}', { params: { tokenId } }),
  )
}
