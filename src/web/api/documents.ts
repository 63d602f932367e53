import {
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useState } from 'react'
import type {
  DocumentVersion,
  getDocument,
  listDocuments,
  StoredDocument,
} from '#contract/documents.ts'
import type { GenerationStage } from '#contract/generation-stages.ts'
import { queryKeys } from './cache/query-keys.ts'
import { call } from './client.ts'
import { refreshProject, refreshUser } from './projects.ts'
import { generateRequirements } from './stream/generate-requirements.ts'
import { useWriteKey } from './write-key.ts'

/** A project's documents, the newest first, without their text. */
export function useDocuments(projectId: string): UseQueryResult<DocumentVersion[]> {
  return useQuery({
    queryKey: queryKeys.documents(projectId),
    queryFn: ({ signal }) =>
      call<typeof listDocuments>('get', '/api/projects/{id}/documents', {
        params: { id: projectId },
        signal,
      }),
  })
}

/** One stored document with its Markdown text. */
export function useDocument(
  projectId: string,
  version: number | 'latest',
  options: { enabled?: boolean } = {},
): UseQueryResult<StoredDocument> {
  return useQuery({
    queryKey: queryKeys.document(projectId, version),
    enabled: options.enabled ?? true,
    queryFn: ({ signal }) =>
      call<typeof getDocument>('get', '/api/projects/{id}/documents/{version}', {
        params: { id: projectId, version: String(version) },
        signal,
      }),
  })
}

/**
 * Generates the requirements document: `mutate()` starts, `stage` names what is going on (null
 * when nothing is), `error` is an ApiError. The stored document joins the cache.
 */
export function useGenerateRequirements(
  projectId: string,
): UseMutationResult<StoredDocument, Error, void> & { stage: GenerationStage | null } {
  const queryClient = useQueryClient()
  const [stage, setStage] = useState<GenerationStage | null>(null)
  const { keyFor, settle } = useWriteKey()
  const mutation = useMutation<StoredDocument, Error, void>({
    mutationFn: () =>
      generateRequirements(projectId, { idempotencyKey: keyFor(projectId), onStage: setStage }),
    onSuccess: (document) => {
      settle()
      queryClient.setQueryData(queryKeys.document(projectId, document.version), document)
      queryClient.setQueryData(queryKeys.document(projectId, 'latest'), document)
      return Promise.all([
        queryClient.invalidateQueries({ queryKey: queryKeys.documents(projectId), exact: true }),
        refreshProject(queryClient, projectId),
        refreshUser(queryClient),
      ])
    },
    onSettled: () => setStage(null),
  })
  return { ...mutation, stage }
}
