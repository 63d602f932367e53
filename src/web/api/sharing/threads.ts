import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type * as endpoints from '#contract/threads/thread-endpoints.ts'
import type { Inbox } from '#contract/threads/thread-endpoints.ts'
import type { Thread } from '#contract/threads/thread-schema.ts'
import { queryKeys } from '#web/api/cache/query-keys.ts'
import { useChange } from '#web/api/cache/use-change.ts'
import { call } from '#web/api/client.ts'
import { correctDocument, refreshCorrected } from '#web/api/editing/corrections.ts'

/** Comments on all of the account's documents, as they are whenever a screen shows them. */
export function useInbox(isWanted = true): UseQueryResult<Inbox> {
  return useQuery({
    queryKey: queryKeys.inbox,
    queryFn: ({ signal }) => call<typeof endpoints.listThreads>('get', '/api/threads', { signal }),
    refetchOnMount: 'always',
    enabled: isWanted,
  })
}

/** Comments on one project's documents; not asked for where nobody shows them. */
export function useProjectThreads(projectId: string, isWanted = true): UseQueryResult<Thread[]> {
  return useQuery({
    queryKey: queryKeys.threads(projectId),
    queryFn: ({ signal }) =>
      call<typeof endpoints.listProjectThreads>('get', '/api/projects/{id}/threads', {
        params: { id: projectId },
        signal,
      }),
    enabled: isWanted,
  })
}

type ThreadKey = Pick<Thread, 'projectId' | 'id'>

/** What the founder does with a comment; lists and answers follow. */
function useDeed<Given, Result>({ projectId }: ThreadKey, deed: (given: Given) => Promise<Result>) {
  const queryClient = useQueryClient()
  const stale = [queryKeys.inbox, queryKeys.threads(projectId), queryKeys.answers(projectId)]
  return useMutation({
    mutationFn: deed,
    onSettled: () =>
      Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  })
}

/** Replies in the answer that the comment's item comes from. */
export function useReply(key: ThreadKey) {
  return useDeed(key, (reply: string) =>
    call<typeof endpoints.replyToThread>('post', '/api/projects/{id}/threads/{threadId}/reply', {
      params: paramsOf(key),
      body: { reply },
    }),
  )
}

/** Takes a suggested wording, and brings it into the document. */
export function useTakeWording(key: ThreadKey) {
  const update = useUpdateDocument(key)
  return useDeed(key, async (_: undefined) => {
    const taken = await call<typeof endpoints.takeWording>(
      'post',
      '/api/projects/{id}/threads/{threadId}/take',
      { params: paramsOf(key) },
    )
    await update.mutateAsync(undefined)
    return taken
  })
}

/** Brings replies and wordings into the document; gives the version that has them. */
export function useUpdateDocument(key: ThreadKey) {
  const queryClient = useQueryClient()
  return useDeed(key, async (_: undefined) => {
    const { version } = await correctDocument(key.projectId)
    await refreshCorrected(queryClient, key.projectId, version)
    return version
  })
}

/** Closes a comment, or opens it again. */
export function useCloseThread(key: ThreadKey) {
  return useDeed(key, (isClosed: boolean) =>
    call<typeof endpoints.changeThread>('patch', '/api/projects/{id}/threads/{threadId}', {
      params: paramsOf(key),
      body: { isClosed },
    }),
  )
}

export function useDeleteThread(key: ThreadKey) {
  return useDeed(key, (_: undefined) =>
    call<typeof endpoints.deleteThread>('delete', '/api/projects/{id}/threads/{threadId}', {
      params: paramsOf(key),
    }),
  )
}

function paramsOf({ projectId, id }: ThreadKey) {
  return { id: projectId, threadId: id }
}

/** Notes that the founder has seen what was there at a moment. */
export function useSeeThreads() {
  return useMutation({
    mutationFn: (until: string) =>
      call<typeof endpoints.seeThreads>('post', '/api/threads/seen', { body: { until } }),
  })
}

/** Whether new comments are told by mail. */
export function useChooseCommentMails() {
  return useChange(queryKeys.inbox, (isMailed: boolean) =>
    call<typeof endpoints.chooseCommentMails>('post', '/api/comment-mails', {
      body: { isMailed },
    }),
  )
}
