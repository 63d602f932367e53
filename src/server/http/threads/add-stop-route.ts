import type { OpenAPIHono } from '@hono/zod-openapi'
import { AppError } from '#server/app-error.ts'
import type { Deps } from '#server/deps.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import type { Lifecycle } from '#server/http/lifecycle.ts'
import { findClientSource } from '#server/http/protection/client-address.ts'
import { guardAgainstFloods } from '#server/http/protection/guard-against-floods.ts'
import { requireStarted } from '#server/http/protection/require-started.ts'
import { readPurpose } from '#server/threads/mails/mail-link.ts'
import { pressMailLink } from '#server/threads/mails/press-mail-link.ts'

const STOP_PATH = '/api/mail-links/stop/:link'

/**
 * What the List-Unsubscribe header names (RFC 8058). Mail programs post here by themselves: before
 * the check of the origin, which they do not name; the link's signature takes its place. Who opens
 * it as a page gets the page with the same press.
 */
export function addStopRoute(app: OpenAPIHono<AppEnv>, deps: Deps, lifecycle: Lifecycle): void {
  app.post(STOP_PATH, guardAgainstFloods(deps), requireStarted(lifecycle), async (c) => {
    const link = c.req.param('link')
    if (readPurpose(link, deps.config)?.kind === 'confirm') throw new AppError('link_expired')
    const source = findClientSource(c, deps.config.clientAddressHeader)
    await pressMailLink(deps, { link, isUndo: false, source })
    return c.json({ stopped: true })
  })
  app.get(STOP_PATH, (c) => c.redirect(`/mail#${encodeURIComponent(c.req.param('link'))}`))
}
