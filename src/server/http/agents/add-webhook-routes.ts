import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Endpoint } from '#contract/endpoint.ts'
import * as webhooks from '#contract/webhooks/webhook-endpoints.ts'
import type { Deps } from '#server/deps.ts'
import { addRoute, type RouteHandler } from '#server/http/add-route.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { sendAgain, testWebhook } from '#server/webhooks/ask-to-send.ts'
import { changeWebhook } from '#server/webhooks/change-webhook.ts'
import { createWebhook } from '#server/webhooks/create-webhook.ts'
import { deleteWebhook } from '#server/webhooks/delete-webhook.ts'
import { listDeliveries } from '#server/webhooks/list-deliveries.ts'
import { listWebhooks } from '#server/webhooks/list-webhooks.ts'
import { renewSecret } from '#server/webhooks/renew-secret.ts'

/** Addresses of users' own that are told what happens. */
export function addWebhookRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  const serve = <E extends Endpoint>(endpoint: E, handler: RouteHandler<E>) =>
    addRoute(app, { deps, endpoint }, handler)
  serve(webhooks.listWebhooks, (input) => listWebhooks(deps, input))
  serve(webhooks.createWebhook, (input) => createWebhook(deps, input))
  serve(webhooks.changeWebhook, (input) => changeWebhook(deps, input))
  serve(webhooks.renewWebhookSecret, (input) => renewSecret(deps, input))
  serve(webhooks.deleteWebhook, (input) => deleteWebhook(deps, input))
  serve(webhooks.testWebhook, (input) => testWebhook(deps, input))
  serve(webhooks.listDeliveries, (input) => listDeliveries(deps, input))
  serve(webhooks.sendAgain, (input) => sendAgain(deps, input))
}
