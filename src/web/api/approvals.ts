import {
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { z } from 'zod'
import type * as endpoints from '#contract/approving/approval-endpoints.ts'
import type { ApprovalRequest } from '#contract/approving/approval-request.ts'
import type { GivenApproval, SharedDocument } from '#contract/sharing.ts'
import { queryKeys } from './cache/query-keys.ts'
import { call } from './client.ts'

/** Everybody who was asked to approve a version of a project, the newest first. */
export function useApprovals(projectId: string): UseQueryResult<ApprovalRequest[]> {
  return useQuery({
    queryKey: queryKeys.approvals(projectId),
    queryFn: ({ signal }) =>
      call<typeof endpoints.listApprovals>('get', '/api/projects/{id}/approvals', {
        params: { id: projectId },
        signal,
      }),
    // Others approve meanwhile.
    refetchOnMount: 'always',
  })
}

interface NewRequest extends z.input<typeof endpoints.askApprovalBody> {
  key: string
}

export type Asked = z.output<(typeof endpoints.askApproval)['response']>

/** Asks somebody; a try whose response was lost is repeated under the same key. */
export function useAskApproval(projectId: string): UseMutationResult<Asked, Error, NewRequest> {
  const refresh = useRefresh(projectId)
  return useMutation({
    mutationFn: ({ key, ...body }) =>
      call<typeof endpoints.askApproval>('post', '/api/projects/{id}/approvals', {
        params: { id: projectId },
        body,
        idempotencyKey: key,
      }),
    onSettled: refresh,
  })
}

/** Takes a request back, or removes what was given. */
export function useEndApproval(projectId: string): UseMutationResult<unknown, Error, string> {
  const refresh = useRefresh(projectId)
  return useMutation({
    mutationFn: (approvalId) =>
      call<typeof endpoints.endApproval>('delete', '/api/approvals/{approvalId}', {
        params: { approvalId },
      }),
    onSettled: refresh,
  })
}

/** The links change with the requests, and the document with what was given. */
function useRefresh(projectId: string): () => Promise<unknown> {
  const queryClient = useQueryClient()
  const keys = [queryKeys.approvals(projectId), queryKeys.shares, queryKeys.documents(projectId)]
  return () => Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}

/** The link that somebody approves by, and the passphrase it was opened with. */
export interface SharedLink {
  token: string
  passphrase: string | null
}

type Approving = Pick<z.input<typeof endpoints.approveSharedBody>, 'name' | 'role' | 'sha256'>

/** Approves what a link shows. */
export function useApproveShared({
  token,
  passphrase,
}: SharedLink): UseMutationResult<GivenApproval, Error, Approving> {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body) =>
      call<typeof endpoints.approveShared>('post', '/api/shared/approval', {
        body: { ...body, token, passphrase },
        endsSession: false,
      }),
    // Not asked for again: that would count as a reader.
    onSuccess: (given) =>
      queryClient.setQueryData<SharedDocument>(queryKeys.shared(token, passphrase), (shared) =>
        shared?.approval ? { ...shared, approval: { ...shared.approval, given } } : shared,
      ),
  })
}
