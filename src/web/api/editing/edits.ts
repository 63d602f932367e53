import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import type {
  editConflictSchema,
  saveEdits,
  saveEditsBody,
} from '#contract/editing/edit-endpoints.ts'
import type { ItemEdit } from '#domain/requirements/editing/edits.ts'
import { ApiError } from '#web/api/api-error.ts'
import { queryKeys } from '#web/api/cache/query-keys.ts'
import { call } from '#web/api/client.ts'

export interface EditsToSave extends z.input<typeof saveEditsBody> {
  item: string
}

/** Puts texts into an item of the newest document; the document is read again before it settles. */
export function useSaveEdits(projectId: string): UseMutationResult<ItemEdit[], Error, EditsToSave> {
  const queryClient = useQueryClient()
  const readAgain = (version: number) =>
    Promise.all(
      ([version, 'latest'] as const).map((each) =>
        queryClient.invalidateQueries({ queryKey: queryKeys.document(projectId, each) }),
      ),
    )
  return useMutation({
    mutationFn: ({ item, ...body }) =>
      call<typeof saveEdits>('post', '/api/projects/{id}/edits/{item}', {
        params: { id: projectId, item },
        body,
      }),
    onSuccess: (_, { version }) => readAgain(version),
    onError: (error, { version }) =>
      findConflictingEdits(error) === null ? undefined : readAgain(version),
  })
}

/** The item's edits as they are now, which an `edit_conflict` brings; null for other errors. */
export function findConflictingEdits(error: unknown): ItemEdit[] | null {
  if (!(error instanceof ApiError) || error.code !== 'edit_conflict') return null
  return (error.body as z.output<typeof editConflictSchema> | undefined)?.edits ?? null
}
