import {
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { z } from 'zod'
import type * as endpoints from '#contract/webhooks/webhook-endpoints.ts'
import type {
  Webhook,
  WebhookDelivery,
  WebhookWithSecret,
} from '#contract/webhooks/webhook-endpoints.ts'
import { queryKeys } from '#web/api/cache/query-keys.ts'
import { useChange } from '#web/api/cache/use-change.ts'
import { call } from '#web/api/client.ts'

/** While a message is about to be tried, the log is looked at again after so long. */
const LOOK_AGAIN_MS = 1_500

/** All webhooks of the account, the oldest first. */
export function useWebhooks(): UseQueryResult<Webhook[]> {
  return useQuery({
    queryKey: queryKeys.webhooks,
    queryFn: ({ signal }) =>
      call<typeof endpoints.listWebhooks>('get', '/api/webhooks', { signal }),
    // The server sends meanwhile.
    refetchOnMount: 'always',
  })
}

/** A webhook's newest messages, looked at again while one is about to be sent. */
export function useDeliveries(webhookId: string): UseQueryResult<WebhookDelivery[]> {
  const queryClient = useQueryClient()
  return useQuery({
    queryKey: queryKeys.deliveries(webhookId),
    queryFn: async ({ signal }) => {
      const deliveries = await call<typeof endpoints.listDeliveries>(
        'get',
        '/api/webhooks/{webhookId}/deliveries',
        { params: { webhookId }, signal },
      )
      // How the webhook does changes with each try.
      void queryClient.invalidateQueries({ queryKey: queryKeys.webhooks, exact: true })
      return deliveries
    },
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data?.some(isSoon) ? LOOK_AGAIN_MS : false),
  })
}

/** Whether its next try is now, or within moments. */
function isSoon({ nextTryAt }: WebhookDelivery): boolean {
  return nextTryAt !== null && Date.parse(nextTryAt) < Date.now() + 60_000
}

export type WebhookFields = z.input<typeof endpoints.createWebhookBody>

/** Adds a webhook, whose secret only this response tells. */
export function useCreateWebhook(): UseMutationResult<WebhookWithSecret, Error, WebhookFields> {
  return useChange(queryKeys.webhooks, (body) =>
    call<typeof endpoints.createWebhook>('post', '/api/webhooks', { body }),
  )
}

/** Changes a webhook, or turns it on or off. */
export function useChangeWebhook(
  webhookId: string,
): UseMutationResult<Webhook, Error, z.input<typeof endpoints.changeWebhookBody>> {
  return useChange(queryKeys.webhooks, (body) =>
    call<typeof endpoints.changeWebhook>('patch', '/api/webhooks/{webhookId}', {
      params: { webhookId },
      body,
    }),
  )
}

/** Makes a new secret, which only this response tells. */
export function useRenewSecret(
  webhookId: string,
): UseMutationResult<WebhookWithSecret, Error, undefined> {
  return useChange(queryKeys.webhooks, () =>
    call<typeof endpoints.renewWebhookSecret>('post', '/api/webhooks/{webhookId}/secret', {
      params: { webhookId },
    }),
  )
}

/** Deletes a webhook with its log, which is not asked for again. */
export function useDeleteWebhook(webhookId: string): UseMutationResult<unknown, Error, undefined> {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () =>
      call<typeof endpoints.deleteWebhook>('delete', '/api/webhooks/{webhookId}', {
        params: { webhookId },
      }),
    onMutate: () => queryClient.cancelQueries({ queryKey: queryKeys.deliveries(webhookId) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.webhooks, exact: true }),
  })
}

/** Sends a test message, or one of the log again (by its id). */
export function useSend(
  webhookId: string,
): UseMutationResult<WebhookDelivery, Error, string | null> {
  return useChange(queryKeys.webhooks, (deliveryId) =>
    deliveryId === null
      ? call<typeof endpoints.testWebhook>('post', '/api/webhooks/{webhookId}/test', {
          params: { webhookId },
        })
      : call<typeof endpoints.sendAgain>(
          'post',
          '/api/webhooks/{webhookId}/deliveries/{deliveryId}/again',
          { params: { webhookId, deliveryId } },
        ),
  )
}
