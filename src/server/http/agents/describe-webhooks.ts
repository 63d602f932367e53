import type { OpenAPIHono } from '@hono/zod-openapi'
import { describeMessage } from '#contract/webhooks/webhook-events.ts'
import { SENT_EVENT_TYPES } from '#domain/webhooks/event-types.ts'
import type { AppEnv } from '#server/http/app-env.ts'

/** Puts the messages that webhooks are sent into the OpenAPI document. */
export function describeWebhooks(app: OpenAPIHono<AppEnv>): void {
  for (const type of SENT_EVENT_TYPES) {
    const schema = describeMessage(type)
    app.openAPIRegistry.registerWebhook({
      method: 'post',
      path: type,
      summary: schema.description ?? type,
      security: [],
      request: { body: { required: true, content: { 'application/json': { schema } } } },
      responses: { '2XX': { description: 'Taken; anything else is tried again' } },
    })
  }
}
