import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { listQuestions, Question } from '#contract/questions.ts'
import { queryKeys } from './cache/query-keys.ts'
import { call } from './client.ts'

/** What is counted with while the list cannot be loaded (Spec §9). */
export const FALLBACK_QUESTION_TOTAL = 10

/** The fifteen questions in their order. */
export function useQuestions(): UseQueryResult<Question[]> {
  return useQuery(questionsQuery)
}

/** What `useQuestions` asks. */
export const questionsQuery = queryOptions({
  queryKey: queryKeys.questions,
  queryFn: ({ signal }) => call<typeof listQuestions>('get', '/api/questions', { signal }),
})
