import type { OpenAPIHono } from '@hono/zod-openapi'
import { AppError } from '#server/app-error.ts'
import { receiveEvent } from '#server/billing/receive-event.ts'
import type { Deps } from '#server/deps.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import type { Lifecycle } from '#server/http/lifecycle.ts'
import { guardAgainstFloods } from '#server/http/protection/guard-against-floods.ts'
import { requireStarted } from '#server/http/protection/require-started.ts'
import { readBytes } from '#server/http/read-body.ts'

export const WEBHOOK_PATH = '/api/stripe/webhook'

/** The provider's events are a few kilobytes. */
const MOST_BYTES = 512 * 1024
/** The signature is over every byte, a byte-order mark too. */
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/**
 * The provider's door. It is before the checks of origin and session, which a server cannot
 * pass: the signature over the body as it was sent takes their place.
 */
export function addWebhookRoute(app: OpenAPIHono<AppEnv>, deps: Deps, lifecycle: Lifecycle): void {
  app.post(WEBHOOK_PATH, guardAgainstFloods(deps), requireStarted(lifecycle), async (c) => {
    const body = decode(await readBytes(c, MOST_BYTES).catch(refuse))
    await receiveEvent(deps, { body, signature: c.req.header('stripe-signature') })
    return c.json({ received: true })
  })
}

function decode(bytes: ArrayBuffer | Uint8Array): string {
  try {
    return decoder.decode(bytes)
  } catch (cause) {
    return refuse(cause)
  }
}

function refuse(cause: unknown): never {
  throw new AppError('webhook_refused', { cause })
}
