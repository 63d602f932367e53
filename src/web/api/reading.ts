import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import type {
  DecidedReading,
  decideReading as decideReadingEndpoint,
  getReading as getReadingEndpoint,
  ReadingView,
  readingConflictSchema,
} from '#contract/reading/reading-endpoints.ts'
import type { Decision } from '#domain/reading/decisions.ts'
import { ApiError } from './api-error.ts'
import { queryKeys } from './cache/query-keys.ts'
import { type CallOptions, call } from './client.ts'

/** What the app understood of a project's answers as they are stored now. */
export function getReading(projectId: string): Promise<ReadingView> {
  return call<typeof getReadingEndpoint>('get', '/api/projects/{id}/reading', {
    params: { id: projectId },
  })
}

export interface DecisionsToSend {
  projectId: string
  /** The version of the reading that the founder saw. */
  version: number
  decisions: Decision[]
}

/** Sends the founder's decisions. A plain function, since waiting ones are sent outside any screen. */
export function decideReading(
  { projectId, ...body }: DecisionsToSend,
  options: Pick<CallOptions, 'idempotencyKey'> = {},
): Promise<DecidedReading> {
  return call<typeof decideReadingEndpoint>('post', '/api/projects/{id}/reading/decisions', {
    ...options,
    params: { id: projectId },
    body: body as z.input<typeof decideReadingEndpoint.body>,
  })
}

/** The newer reading that a `reading_conflict` brings; null for any other error. */
export function findConflictingReading(error: unknown): ReadingView | null {
  if (!(error instanceof ApiError) || error.code !== 'reading_conflict') return null
  return (error.body as z.output<typeof readingConflictSchema> | undefined)?.reading ?? null
}

/** What the app understood of a project's saved answers, for a screen that only shows it. */
export function useStoredReading(projectId: string): UseQueryResult<ReadingView> {
  return useQuery(buildReadingQuery(projectId))
}

/** What `useStoredReading` asks. */
export function buildReadingQuery(projectId: string) {
  return queryOptions({
    queryKey: queryKeys.reading(projectId),
    queryFn: () => getReading(projectId),
  })
}
