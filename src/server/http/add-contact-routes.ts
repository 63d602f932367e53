import type { OpenAPIHono } from '@hono/zod-openapi'
import { getCookie } from 'hono/cookie'
import { sendContactMessage as endpoint } from '#contract/contact/contact.ts'
import { describeSessionCookie, readSessionToken } from '#server/accounts/session-cookie.ts'
import { sendContactMessage } from '#server/contact/send-contact-message.ts'
import type { Deps } from '#server/deps.ts'
import { findClientSource } from '#server/http/protection/client-address.ts'
import type { AppEnv } from './app-env.ts'
import { describeEndpoint } from './openapi.ts'
import { readBody } from './read-body.ts'
import { readIdempotencyKey } from './session.ts'

/** The contact form's call, for everybody (docs/product.md#calls). */
export function addContactRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  const cookie = describeSessionCookie(deps.config)
  describeEndpoint(app, endpoint)
  app.post(endpoint.path, async (c) => {
    const { value } = await readBody(c, endpoint.body)
    const key = readIdempotencyKey(c)
    const source = findClientSource(c, deps.config.clientAddressHeader)
    const sessionToken = readSessionToken(getCookie(c, cookie.name), cookie.secret)
    return c.json(await sendContactMessage(deps, { body: value, key, sessionToken, source }))
  })
}
