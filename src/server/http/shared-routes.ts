import type { OpenAPIHono } from '@hono/zod-openapi'
import { approveShared as approval } from '#contract/approving/approval-endpoints.ts'
import { openShared as endpoint } from '#contract/sharing.ts'
import type { Deps } from '#server/deps.ts'
import { findClientSource } from '#server/http/protection/client-address.ts'
import { approveShared } from '#server/sharing/approving/approve-shared.ts'
import { openShared } from '#server/sharing/open-shared.ts'
import type { AppEnv } from './app-env.ts'
import { describeEndpoint } from './openapi.ts'
import { readBody } from './read-body.ts'
import { sendJson } from './response/send-json.ts'

/** A shared document, for everybody who has its link: to read, and to approve where it asks. */
export function sharedRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  describeEndpoint(app, endpoint)
  app.post(endpoint.path, async (c) => {
    const { value } = await readBody(c, endpoint.body)
    const source = findClientSource(c, deps.config.clientAddressHeader)
    const signal = AbortSignal.any([c.req.raw.signal, c.var.stopping])
    c.header('X-Robots-Tag', 'noindex, nofollow')
    return sendJson(c, await openShared(deps, { body: value, source, signal }), 200)
  })
  describeEndpoint(app, approval)
  app.post(approval.path, async (c) => {
    const { value } = await readBody(c, approval.body)
    const source = findClientSource(c, deps.config.clientAddressHeader)
    const signal = AbortSignal.any([c.req.raw.signal, c.var.stopping])
    const given = await approveShared(deps, { body: value, source, signal })
    return sendJson(c, approval.response.parse(given), 200)
  })
}
