import {
  queryOptions,
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { Answer } from '#contract/answers.ts'
import type { DocumentPreview, previewDocument } from '#contract/document-preview.ts'
import { rememberAnswer, saveAnswer } from './answers.ts'
import { refetchAtEachVisit } from './cache/freshness.ts'
import { queryKeys } from './cache/query-keys.ts'
import { call } from './client.ts'
import { refreshProject } from './projects.ts'

/** The document so far. Answers and reading may have changed since the last visit. */
export function usePreview(projectId: string): UseQueryResult<DocumentPreview> {
  return useQuery({
    ...buildPreviewQuery(projectId),
    refetchOnMount: (query) => (query.state.isInvalidated ? 'always' : refetchAtEachVisit(query)),
  })
}

/** What `usePreview` asks. */
export function buildPreviewQuery(projectId: string) {
  return queryOptions({
    queryKey: queryKeys.preview(projectId),
    queryFn: ({ signal }) =>
      call<typeof previewDocument>('get', '/api/projects/{id}/preview', {
        params: { id: projectId },
        signal,
      }),
  })
}

/** An answer to a question that the preview leaves open; the preview is then written again. */
export function useAnswerOpenQuestion(
  projectId: string,
): UseMutationResult<Answer, Error, { questionId: string; value: string; version: number }> {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (answer) => saveAnswer({ projectId, ...answer }),
    onSuccess: (answer) => rememberAnswer(queryClient, projectId, answer),
    // Also after a conflict: somebody else has answered it.
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: queryKeys.preview(projectId) }),
        refreshProject(queryClient, projectId),
      ]),
  })
}
