import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import * as connections from '#contract/agents/connection-endpoints.ts'
import * as tokens from '#contract/agents/token-endpoints.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { endConnection } from '#server/agents/connections/end-connection.ts'
import { getAskingAgent, listConnections } from '#server/agents/connections/list-connections.ts'
import { createToken } from '#server/agents/tokens/create-token.ts'
import { endToken } from '#server/agents/tokens/end-token.ts'
import { listTokens } from '#server/agents/tokens/list-tokens.ts'
import type { Deps } from '#server/deps.ts'
import { addRoute, type RouteHandler } from '#server/http/add-route.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import type { Lifecycle } from '#server/http/lifecycle.ts'
import type { Door } from '#server/http/mcp/open-door.ts'
import { type AgentMessage, readMessage } from '#server/http/mcp/read-message.ts'
import { readMatter } from '#server/http/mcp/wishes.ts'
import { guardAgainstFloods } from '#server/http/protection/guard-against-floods.ts'
import { requireStarted } from '#server/http/protection/require-started.ts'
import { addConsentRoutes } from './add-oauth-routes.ts'
import { addV1Routes } from './add-v1-routes.ts'
import { addWebhookRoutes } from './add-webhook-routes.ts'
import { requireCaller } from './require-caller.ts'

/** The agents' door, and the keys to it. */
export function addAgentRoutes(app: OpenAPIHono<AppEnv>, deps: Deps, lifecycle: Lifecycle): void {
  const serve = <E extends Endpoint>(endpoint: E, handler: RouteHandler<E>) =>
    addRoute(app, { deps, endpoint }, handler)
  serve(tokens.createToken, (input) => createToken(deps, input))
  serve(tokens.listTokens, (input) => listTokens(deps, input))
  serve(tokens.endToken, (input) => endToken(deps, input))
  serve(connections.getAskingAgent, (input) => getAskingAgent(deps, input))
  serve(connections.listConnections, (input) => listConnections(deps, input))
  serve(connections.endConnection, (input) => endConnection(deps, input))
  addConsentRoutes(app, deps)
  addV1Routes(app, deps)
  addWebhookRoutes(app, deps)
  doorRoute(app, deps, lifecycle)
}

/** No origin check here: nothing at this address knows a cookie. */
function doorRoute(app: OpenAPIHono<AppEnv>, deps: Deps, lifecycle: Lifecycle): void {
  let door: Promise<Door> | null = null
  app.use('/mcp', guardAgainstFloods(deps), requireStarted(lifecycle))
  const messages = new WeakMap<Request, AgentMessage>()
  // What a call is about is known before its caller is, so that one statement reads both.
  const readCall = async ({ req }: Context) => {
    const message = await readMessage(req.raw)
    messages.set(req.raw, message)
    return readMatter(message.parsedBody)
  }
  app.all('/mcp', requireCaller(deps, readCall), async (c) => {
    door ??= import('#server/http/mcp/open-door.ts').then(({ openDoor }) =>
      openDoor(deps, lifecycle.stopping),
    )
    const signal = AbortSignal.any([c.req.raw.signal, c.var.stopping])
    const { caller, ahead } = c.var
    const message = messages.get(c.req.raw) ?? { request: c.req.raw }
    return (await door)({ ...message, desk: { deps, caller, ahead, signal } })
  })
}
