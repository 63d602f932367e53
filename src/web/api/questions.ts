import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { listQuestions, Question } from '#contract/questions.ts'
import { queryKeys } from './cache/query-keys.ts'
import { call } from './client.ts'

/** What is counted with while the list cannot be loaded (docs/product.md#questions). */
const FALLBACK_TOTAL = 10

/**
 * How many questions are counted while their list cannot be loaded: never fewer than are answered.
 */
export function countWithoutList(answered: number): number {
  return Math.max(FALLBACK_TOTAL, answered)
}

/** The fifteen questions in their order. */
export function useQuestions(): UseQueryResult<Question[]> {
  return useQuery(questionsQuery)
}

/** What `useQuestions` asks. */
export const questionsQuery = queryOptions({
  queryKey: queryKeys.questions,
  queryFn: ({ signal }) => call<typeof listQuestions>('get', '/api/questions', { signal }),
})
