import {
  type QueryClient,
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { z } from 'zod'
import type {
  askConsultationBody,
  Consultation,
  listConsultations,
  stopConsultation,
} from '#contract/consultations.ts'
import { ApiError } from './api-error.ts'
import { queryKeys } from './cache/query-keys.ts'
import { call } from './client.ts'
import { askConsultation } from './stream/ask-consultation.ts'
import { revealText } from './stream/reveal-text.ts'
import { useWriteKey } from './write-key.ts'

export type NewConsultation = z.input<typeof askConsultationBody> & {
  /** The reply has begun. */
  onBegun?: () => void
}

/** How often a reply is asked for that another page, or this one before a reload, has asked for. */
const PICK_UP_MS = 1_500

/** Replies that this page hears as they are written. */
const heard = new Set<string>()

/**
 * A project's consultations, the newest first; null when the session has ended
 * (docs/product.md#calls). One that is being written is brought up to date until it is there.
 */
export function useConsultations(projectId: string): UseQueryResult<Consultation[] | null> {
  return useQuery({
    queryKey: queryKeys.consultations(projectId),
    queryFn: ({ signal }) => fetchConsultations(projectId, signal),
    refetchInterval: ({ state }) => (state.data?.some(isUnheard) ? PICK_UP_MS : false),
  })
}

/**
 * Asks the assistant. The consultation joins the cached list when it begins and grows there, also
 * when the screen that asked is left. A repeated try asks once.
 */
export function useAskConsultation(
  projectId: string,
): UseMutationResult<Consultation, Error, NewConsultation> {
  const queryClient = useQueryClient()
  const { keyFor, settle } = useWriteKey()
  return useMutation({
    mutationFn: async ({ onBegun, ...body }: NewConsultation) => {
      const idempotencyKey = keyFor([projectId, body])
      const asked = { projectId, body, idempotencyKey, onBegun }
      return hearReply(queryClient, asked)
    },
    onSuccess: (consultation) => {
      settle()
      keepInList(queryClient, projectId, consultation)
    },
    // What the server kept of it, if anything, is in its list.
    onError: () =>
      queryClient.invalidateQueries({ queryKey: queryKeys.consultations(projectId), exact: true }),
  })
}

/** Stops a reply that is being written; what has come is kept. */
export function useStopConsultation(
  projectId: string,
): UseMutationResult<Consultation, Error, string> {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (consultationId: string) =>
      call<typeof stopConsultation>(
        'post',
        '/api/projects/{id}/consultations/{consultationId}/stop',
        {
          params: { id: projectId, consultationId },
        },
      ),
    onSuccess: (consultation) => {
      if (!heard.has(consultation.id)) keepInList(queryClient, projectId, consultation)
    },
  })
}

interface Asked {
  projectId: string
  body: z.input<typeof askConsultationBody>
  idempotencyKey: string
  onBegun: (() => void) | undefined
}

async function hearReply(
  queryClient: QueryClient,
  { projectId, body, idempotencyKey, onBegun }: Asked,
): Promise<Consultation> {
  let begun: Consultation | null = null
  const reveal = revealText((response) => {
    if (begun) keepInList(queryClient, projectId, { ...begun, response })
  })
  try {
    const consultation = await askConsultation(projectId, body, {
      idempotencyKey,
      onBegun: (consultation) => {
        begun = consultation
        heard.add(consultation.id)
        keepInList(queryClient, projectId, consultation)
        onBegun?.()
      },
      onText: (piece) => reveal.add(piece),
    })
    await reveal.whole()
    return consultation
  } finally {
    if (begun) heard.delete((begun as Consultation).id)
  }
}

function isUnheard({ id, ending }: Consultation): boolean {
  return ending === 'writing' && !heard.has(id)
}

/** In its place, or as the newest. */
function keepInList(queryClient: QueryClient, projectId: string, kept: Consultation): void {
  queryClient.setQueryData<Consultation[] | null>(queryKeys.consultations(projectId), (list) => {
    if (!list) return list
    const isThere = list.some(({ id }) => id === kept.id)
    return isThere ? list.map((each) => (each.id === kept.id ? kept : each)) : [kept, ...list]
  })
}

async function fetchConsultations(
  projectId: string,
  signal: AbortSignal,
): Promise<Consultation[] | null> {
  try {
    return await call<typeof listConsultations>('get', '/api/projects/{id}/consultations', {
      params: { id: projectId },
      signal,
    })
  } catch (error) {
    if (error instanceof ApiError && error.code === 'signed_out') return null
    throw error
  }
}
