import {
  type QueryClient,
  queryOptions,
  type UseQueryResult,
  useQuery,
} from '@tanstack/react-query'
import type { z } from 'zod'
import type {
  Answer,
  answerConflictSchema,
  listAnswers,
  saveAnswer as saveAnswerEndpoint,
} from '#contract/answers.ts'
import type { AnswerValue } from '#domain/answers.ts'
import { ApiError } from './api-error.ts'
import { queryKeys } from './cache/query-keys.ts'
import { type CallOptions, call } from './client.ts'

/** A project's answers. */
export function useAnswers(projectId: string): UseQueryResult<Answer[]> {
  return useQuery(buildAnswersQuery(projectId))
}

/** What `useAnswers` asks. */
export function buildAnswersQuery(projectId: string) {
  return queryOptions({
    queryKey: queryKeys.answers(projectId),
    queryFn: ({ signal }) =>
      call<typeof listAnswers>('get', '/api/projects/{id}/answers', {
        params: { id: projectId },
        signal,
      }),
  })
}

export interface AnswerEdit {
  projectId: string
  questionId: string
  value: AnswerValue
  /** The version the edit began from, 0 for none; a stale one gets `answer_conflict`. */
  version?: number
}

/** Saves one answer. A plain function, since autosave runs outside any component. */
export function saveAnswer(
  { projectId, questionId, value, version }: AnswerEdit,
  options: Pick<CallOptions, 'signal' | 'idempotencyKey' | 'keepalive' | 'timeoutMs'> = {},
): Promise<Answer> {
  return call<typeof saveAnswerEndpoint>('post', '/api/projects/{id}/answers', {
    ...options,
    params: { id: projectId },
    body: { questionId, value, ...(version === undefined ? {} : { version }) },
  })
}

/** The newer answer that an `answer_conflict` brings; null for any other error. */
export function findConflictingAnswer(error: unknown): Answer | null {
  if (!(error instanceof ApiError) || error.code !== 'answer_conflict') return null
  return (error.body as z.output<typeof answerConflictSchema> | undefined)?.answer ?? null
}

/** Puts a saved answer into the cached list, unless the list already has a later version. */
export function rememberAnswer(queryClient: QueryClient, projectId: string, answer: Answer): void {
  queryClient.setQueryData<Answer[]>(queryKeys.answers(projectId), (list) => {
    const known = list?.find((other) => other.questionId === answer.questionId)
    if (known && known.version > answer.version) return list
    return [...(list ?? []).filter((other) => other !== known), answer]
  })
}
