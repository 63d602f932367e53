import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import type * as endpoints from '#contract/threads/shared-endpoints.ts'
import type { SharedThreads } from '#contract/threads/shared-endpoints.ts'
import { queryKeys } from '#web/api/cache/query-keys.ts'
import { call } from '#web/api/client.ts'

/** What opens a link again, and who this browser is there. */
export interface LinkAccess {
  token: string
  pass: string
  guest: string
}

/** A visitor's calls say nothing of a session. */
const AS_VISITOR = { endsSession: false } as const

/** The comments that came by a link; read when the page opens, and after a comment. */
export function useSharedThreads(access: LinkAccess): UseQueryResult<SharedThreads> {
  return useQuery({
    queryKey: queryKeys.sharedThreads(access.token),
    queryFn: ({ signal }) =>
      call<typeof endpoints.listSharedThreads>('post', '/api/shared/threads', {
        body: access,
        signal,
        ...AS_VISITOR,
      }),
    retry: false,
  })
}

type NewComment = Omit<z.input<typeof endpoints.commentBody>, keyof LinkAccess>

export function useComment(access: LinkAccess) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (comment: NewComment) =>
      call<typeof endpoints.comment>('post', '/api/shared/comments', {
        body: { ...access, ...comment },
        ...AS_VISITOR,
      }),
    onSuccess: () =>
      queryClient.invalidateQueries({ queryKey: queryKeys.sharedThreads(access.token) }),
  })
}

export function useLeaveEmail(access: LinkAccess) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (email: string) =>
      call<typeof endpoints.leaveEmail>('post', '/api/shared/email', {
        body: { ...access, email },
        ...AS_VISITOR,
      }),
    onSuccess: () =>
      queryClient.invalidateQueries({ queryKey: queryKeys.sharedThreads(access.token) }),
  })
}

/** Does what a link in a mail is for. */
export function usePressMailLink(link: string) {
  return useMutation({
    mutationFn: (isUndo: boolean) =>
      call<typeof endpoints.pressMailLink>('post', '/api/mail-links', {
        body: { link, isUndo },
        ...AS_VISITOR,
      }),
  })
}
