import {
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { z } from 'zod'
import type {
  askConsultation,
  askConsultationBody,
  Consultation,
  listConsultations,
} from '#contract/consultations.ts'
import { ApiError } from './api-error.ts'
import { queryKeys } from './cache/query-keys.ts'
import { call } from './client.ts'
import { useWriteKey } from './write-key.ts'

export type NewConsultation = z.input<typeof askConsultationBody>

/** A model may take its time; the server gives it 120 s. */
const ASK_TIMEOUT_MS = 130_000

/** A project's consultations, the newest first; null when the session has ended (Spec §7). */
export function useConsultations(projectId: string): UseQueryResult<Consultation[] | null> {
  return useQuery({
    queryKey: queryKeys.consultations(projectId),
    queryFn: ({ signal }) => fetchConsultations(projectId, signal),
  })
}

/** Asks the assistant; the reply joins the cached list. A repeated try asks once. */
export function useAskConsultation(
  projectId: string,
): UseMutationResult<Consultation, Error, NewConsultation> {
  const queryClient = useQueryClient()
  const { keyFor, settle } = useWriteKey()
  return useMutation({
    mutationFn: (body: NewConsultation) =>
      call<typeof askConsultation>('post', '/api/projects/{id}/consultations', {
        params: { id: projectId },
        body,
        idempotencyKey: keyFor([projectId, body]),
        timeoutMs: ASK_TIMEOUT_MS,
      }),
    onSuccess: (consultation) => {
      settle()
      queryClient.setQueryData<Consultation[] | null>(queryKeys.consultations(projectId), (list) =>
        list ? [consultation, ...list] : list,
      )
    },
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
