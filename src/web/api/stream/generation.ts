import {
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useState } from 'react'
import type {
  cancelGeneration,
  GenerationProgress,
  getGeneration,
  RunningGeneration,
  StoredDocument,
} from '#contract/documents.ts'
import type { OnStage } from '#contract/generation-stages.ts'
import { queryKeys } from '#web/api/cache/query-keys.ts'
import { call, send } from '#web/api/client.ts'
import { refreshDocuments } from '#web/api/documents.ts'
import { refreshUser } from '#web/api/projects.ts'
import { useWriteKey } from '#web/api/write-key.ts'
import { readResult, STREAM_TIMEOUT_MS } from './read-result.ts'

/** How often the server is asked while a generation runs that this page did not start. */
const LOOK_MS = 1_000

/**
 * Generates the requirements document: `mutate()` starts, `progress` tells what is going on (null
 * when nothing is), `error` is an ApiError. The stored document joins the cache.
 */
export function useGenerateRequirements(
  projectId: string,
): UseMutationResult<StoredDocument, Error, void> & { progress: GenerationProgress | null } {
  const refresh = useRefreshGenerated(projectId)
  const [progress, setProgress] = useState<GenerationProgress | null>(null)
  const { keyFor, settle } = useWriteKey()
  const mutation = useMutation<StoredDocument, Error, void>({
    mutationFn: () =>
      generateRequirements(projectId, {
        idempotencyKey: keyFor(projectId),
        onStage: (stage, parts = []) => setProgress({ stage, parts: [...parts] }),
      }),
    onSuccess: () => {
      settle()
      return refresh()
    },
    onSettled: () => setProgress(null),
  })
  return { ...mutation, progress }
}

/**
 * The project's generation as the server knows it, whoever started it and where: asked for again
 * each second while it runs, unless `isStarter`, who is told by the call itself.
 */
export function useRunningGeneration(
  projectId: string,
  isStarter: boolean,
): UseQueryResult<RunningGeneration> {
  return useQuery({
    queryKey: queryKeys.generation(projectId),
    queryFn: ({ signal }) =>
      call<typeof getGeneration>('get', '/api/projects/{id}/generation', {
        params: { id: projectId },
        signal,
      }),
    // It may have begun on another page or device since.
    refetchOnMount: 'always',
    refetchInterval: ({ state }) =>
      state.data?.status === 'running' && !isStarter ? LOOK_MS : false,
  })
}

/** Ends the project's generation; gives its state then. */
export function useCancelGeneration(
  projectId: string,
): UseMutationResult<RunningGeneration, Error, void> {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () =>
      call<typeof cancelGeneration>('post', '/api/projects/{id}/generation/cancel', {
        params: { id: projectId },
      }),
    onSuccess: (state) => queryClient.setQueryData(queryKeys.generation(projectId), state),
  })
}

/** Asks again for what a stored document changes: the documents, the project, the allowance. */
export function useRefreshGenerated(projectId: string): () => Promise<unknown> {
  const queryClient = useQueryClient()
  return () => Promise.all([refreshDocuments(queryClient, projectId), refreshUser(queryClient)])
}

type Stage = GenerationProgress['stage']

/**
 * Generates a project's document, telling each stage as it begins. Gives the stored document.
 * Throws ApiError; a stream that ends without a result is `unavailable`: the document may be
 * stored, and the same key asks for it again without spending a second generation.
 */
async function generateRequirements(
  projectId: string,
  options: { idempotencyKey: string; onStage: OnStage },
): Promise<StoredDocument> {
  const response = await send('post', '/api/projects/{id}/generate-requirements', {
    params: { id: projectId },
    idempotencyKey: options.idempotencyKey,
    timeoutMs: STREAM_TIMEOUT_MS,
    accept: 'text/event-stream',
  })
  if (!response.headers.get('content-type')?.includes('event-stream')) {
    return (await response.json()) as StoredDocument
  }
  return readResult<StoredDocument>(response, (event, content) => {
    if (event !== 'stage') return
    const { stage, parts } = content as Partial<GenerationProgress> & { stage: Stage }
    options.onStage(stage, parts)
  })
}
