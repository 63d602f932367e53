import {
  type QueryClient,
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type * as endpoints from '#contract/telling/telling-endpoints.ts'
import type { SortingView, TellingView } from '#contract/telling/telling-schema.ts'
import { changeTelling, type TellingChange } from '#domain/telling/change-telling.ts'
import { rememberAnswer } from './answers.ts'
import { queryKeys } from './cache/query-keys.ts'
import { call } from './client.ts'
import { createIdempotencyKey } from './write-key.ts'

/** A file may be large and the line slow; reading it takes its turn. */
const FILE_MS = 120_000

/** A project's notes: what was told at once. */
export function useTellings(projectId: string): UseQueryResult<TellingView[]> {
  return useQuery({
    queryKey: queryKeys.tellings(projectId),
    queryFn: ({ signal }) =>
      call<typeof endpoints.listTellings>('get', '/api/projects/{id}/tellings', {
        params: { id: projectId },
        signal,
      }),
  })
}

interface Told {
  text: string
  origin: 'pasted' | 'spoken'
  key: string
}

/** Tells a text; a try whose response was lost is repeated under the same key. */
export function useTell(projectId: string): UseMutationResult<TellingView, Error, Told> {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ key, ...body }) =>
      call<typeof endpoints.tell>('post', '/api/projects/{id}/tellings', {
        params: { id: projectId },
        body,
        idempotencyKey: key,
        timeoutMs: FILE_MS,
      }),
    onSuccess: (telling) => addTelling(queryClient, projectId, telling),
  })
}

/** Tells the words of a file. */
export function useTellFile(projectId: string): UseMutationResult<TellingView, Error, File> {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (file) =>
      call<typeof endpoints.tellFile>('post', '/api/projects/{id}/told-files', {
        params: { id: projectId },
        query: { name: file.name },
        file,
        idempotencyKey: createIdempotencyKey(),
        timeoutMs: FILE_MS,
      }),
    onSuccess: (telling) => addTelling(queryClient, projectId, telling),
  })
}

interface ChangeOfTelling {
  id: string
  changes: TellingChange[]
}

/** Moves pieces of the notes. It shows at once; one call after the other is sent. */
export function useChangeTelling(
  projectId: string,
): UseMutationResult<SortingView, Error, ChangeOfTelling> {
  const queryClient = useQueryClient()
  const mutationKey = ['change-telling', projectId]
  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: ({ id, changes }) =>
      call<typeof endpoints.changeTelling>(
        'post',
        '/api/projects/{id}/tellings/{tellingId}/changes',
        {
          params: { id: projectId, tellingId: id },
          body: { version: versionOf(queryClient, projectId, id), changes },
          idempotencyKey: createIdempotencyKey(),
          // Whoever leaves at once has still moved it.
          keepalive: true,
        },
      ),
    onMutate: ({ id, changes }) =>
      updateTelling(queryClient, projectId, {
        id,
        update: (telling) => ({ ...telling, ...changeTelling(telling, changes) }) as TellingView,
      }),
    onSuccess: ({ id, version, ...sorting }) => {
      // What was moved meanwhile shows already and is on its way.
      const isLast = queryClient.isMutating({ mutationKey }) <= 1
      updateTelling(queryClient, projectId, {
        id,
        update: (telling) => ({ ...telling, ...(isLast ? sorting : {}), version }),
      })
    },
    onError: () => readAgain(queryClient, projectId),
  })
}

/** Adds drafts to their answers. */
export function useTakeDrafts(projectId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    scope: { id: `change-telling ${projectId}` },
    mutationFn: (drafts: { telling: string; question: TellingDraft }[]) =>
      call<typeof endpoints.takeDrafts>('post', '/api/projects/{id}/tellings/take', {
        params: { id: projectId },
        body: {
          drafts: drafts.map((draft) => ({
            ...draft,
            version: versionOf(queryClient, projectId, draft.telling),
          })),
        },
        idempotencyKey: createIdempotencyKey(),
      }),
    onSuccess: ({ answers, tellings }) => {
      for (const answer of answers) rememberAnswer(queryClient, projectId, answer)
      for (const { id, ...sorting } of tellings) {
        updateTelling(queryClient, projectId, {
          id,
          update: (telling) => ({ ...telling, ...sorting }),
        })
      }
      void queryClient.invalidateQueries({ queryKey: queryKeys.projects })
      void queryClient.invalidateQueries({ queryKey: queryKeys.project(projectId), exact: true })
    },
    onError: () => readAgain(queryClient, projectId),
  })
}

type TellingDraft = keyof TellingView['edits']

/** Deletes a told text. */
export function useDeleteTelling(projectId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (tellingId: string) =>
      call<typeof endpoints.deleteTelling>('delete', '/api/projects/{id}/tellings/{tellingId}', {
        params: { id: projectId, tellingId },
      }),
    onSuccess: (_, tellingId) =>
      setTellings(queryClient, projectId, (list) => list.filter(({ id }) => id !== tellingId)),
  })
}

function setTellings(
  queryClient: QueryClient,
  projectId: string,
  update: (list: TellingView[]) => TellingView[],
): void {
  queryClient.setQueryData<TellingView[]>(queryKeys.tellings(projectId), (list) =>
    update(list ?? []),
  )
}

function addTelling(queryClient: QueryClient, projectId: string, telling: TellingView): void {
  setTellings(queryClient, projectId, (list) => [
    ...list.filter(({ id }) => id !== telling.id),
    telling,
  ])
}

function updateTelling(
  queryClient: QueryClient,
  projectId: string,
  { id, update }: { id: string; update: (telling: TellingView) => TellingView },
): void {
  setTellings(queryClient, projectId, (list) =>
    list.map((telling) => (telling.id === id ? update(telling) : telling)),
  )
}

function versionOf(queryClient: QueryClient, projectId: string, id: string): number {
  const list = queryClient.getQueryData<TellingView[]>(queryKeys.tellings(projectId))
  return list?.find((telling) => telling.id === id)?.version ?? 0
}

function readAgain(queryClient: QueryClient, projectId: string): void {
  void queryClient.invalidateQueries({ queryKey: queryKeys.tellings(projectId) })
}
