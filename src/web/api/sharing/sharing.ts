import { type UseMutationResult, type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import type * as endpoints from '#contract/sharing.ts'
import type { Share, SharedDocument } from '#contract/sharing.ts'
import { queryKeys } from '#web/api/cache/query-keys.ts'
import { useChange } from '#web/api/cache/use-change.ts'
import { call } from '#web/api/client.ts'

/** All links of the account, over all its projects, the newest first. */
export function useShares(): UseQueryResult<Share[]> {
  return useQuery({
    queryKey: queryKeys.shares,
    queryFn: ({ signal }) => call<typeof endpoints.listShares>('get', '/api/shares', { signal }),
    // Others open the links meanwhile.
    refetchOnMount: 'always',
  })
}

interface NewShare extends z.input<typeof endpoints.createShareBody> {
  key: string
}

/** Makes a link; a try whose response was lost is repeated under the same key. */
export function useCreateShare(projectId: string): UseMutationResult<Share, Error, NewShare> {
  return useChange(queryKeys.shares, ({ key, ...body }) =>
    call<typeof endpoints.createShare>('post', '/api/projects/{id}/shares', {
      params: { id: projectId },
      body,
      idempotencyKey: key,
    }),
  )
}

/** Ends a link: from then on it opens nothing. */
export function useEndShare(): UseMutationResult<unknown, Error, string> {
  return useChange(queryKeys.shares, (shareId) =>
    call<typeof endpoints.endShare>('delete', '/api/shares/{shareId}', { params: { shareId } }),
  )
}

/** What a link opens. Asked once: each time counts as a reader. */
export function useShared(
  token: string,
  passphrase: string | null,
): UseQueryResult<SharedDocument> {
  return useQuery({
    queryKey: queryKeys.shared(token, passphrase),
    queryFn: ({ signal }) =>
      call<typeof endpoints.openShared>('post', '/api/shared', {
        body: { token, passphrase },
        signal,
        endsSession: false,
      }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}
