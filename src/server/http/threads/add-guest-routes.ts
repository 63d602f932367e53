import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import * as endpoints from '#contract/threads/shared-endpoints.ts'
import type { Deps } from '#server/deps.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { chooseRequestLanguage } from '#server/http/language.ts'
import { describeEndpoint } from '#server/http/openapi.ts'
import { findClientSource } from '#server/http/protection/client-address.ts'
import { readBody } from '#server/http/read-body.ts'
import { requireLink } from '#server/sharing/require-link.ts'
import { comment } from '#server/threads/comment.ts'
import { listSharedThreads } from '#server/threads/list-shared-threads.ts'
import { leaveEmail } from '#server/threads/mails/leave-email.ts'
import { pressMailLink } from '#server/threads/mails/press-mail-link.ts'

/** The calls of visitors: no session is looked at, and no cookie is set. */
export function addGuestRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  const sourceOf = (c: Context) => findClientSource(c, deps.config.clientAddressHeader)
  for (const endpoint of Object.values(endpoints)) {
    if ('method' in endpoint) describeEndpoint(app, endpoint)
  }
  app.post(endpoints.listSharedThreads.path, async (c) => {
    const { value } = await readBody(c, endpoints.listSharedThreads.body)
    const link = await requireLink(deps, { ...value, source: sourceOf(c) })
    return c.json(await listSharedThreads(deps, { link, guest: value.guest }))
  })
  app.post(endpoints.comment.path, async (c) => {
    const { value: body } = await readBody(c, endpoints.comment.body)
    const source = sourceOf(c)
    const link = await requireLink(deps, { ...body, source })
    const language = chooseRequestLanguage(c)
    return c.json(await comment(deps, { body, link, source, language }), 201)
  })
  app.post(endpoints.leaveEmail.path, async (c) => {
    const { value } = await readBody(c, endpoints.leaveEmail.body)
    const source = sourceOf(c)
    const link = await requireLink(deps, { ...value, source })
    const { guest, email } = value
    const language = chooseRequestLanguage(c)
    return c.json(await leaveEmail(deps, { link, guest, email, source, language }))
  })
  app.post(endpoints.pressMailLink.path, async (c) => {
    const { value } = await readBody(c, endpoints.pressMailLink.body)
    return c.json(await pressMailLink(deps, { ...value, source: sourceOf(c) }))
  })
}
