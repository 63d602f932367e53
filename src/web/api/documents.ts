import {
  type QueryClient,
  queryOptions,
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type {
  DocumentVersion,
  getDocument,
  listDocuments,
  OpenDocument,
  restoreDocument,
  StoredDocument,
} from '#contract/documents.ts'
import { queryKeys } from './cache/query-keys.ts'
import { call } from './client.ts'
import { refreshProject } from './projects.ts'
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

/** One stored document with its value and its Markdown text. */
export function useDocument(
  projectId: string,
  version: number | 'latest',
  options: { enabled?: boolean } = {},
): UseQueryResult<OpenDocument> {
  return useQuery({ ...buildDocumentQuery(projectId, version), enabled: options.enabled ?? true })
}

/** What `useDocument` asks. */
export function buildDocumentQuery(projectId: string, version: number | 'latest') {
  return queryOptions({
    queryKey: queryKeys.document(projectId, version),
    queryFn: ({ signal }) =>
      call<typeof getDocument>('get', '/api/projects/{id}/documents/{version}', {
        params: { id: projectId, version: String(version) },
        signal,
      }),
  })
}

/** Stores what an earlier version says as a new version. */
export function useRestoreDocument(
  projectId: string,
): UseMutationResult<StoredDocument, Error, number> {
  const queryClient = useQueryClient()
  const { keyFor, settle } = useWriteKey()
  return useMutation({
    mutationFn: (version) =>
      call<typeof restoreDocument>('post', '/api/projects/{id}/documents/{version}/restore', {
        params: { id: projectId, version: String(version) },
        idempotencyKey: keyFor({ projectId, version }),
      }),
    onSuccess: () => {
      settle()
      return refreshDocuments(queryClient, projectId)
    },
  })
}

/** A new version was stored: the list and the newest are asked for again, stored ones stay. */
export function refreshDocuments(queryClient: QueryClient, projectId: string): Promise<unknown> {
  return Promise.all([
    queryClient.invalidateQueries({ queryKey: queryKeys.documents(projectId), exact: true }),
    queryClient.resetQueries({ queryKey: queryKeys.document(projectId, 'latest') }),
    refreshProject(queryClient, projectId),
  ])
}
