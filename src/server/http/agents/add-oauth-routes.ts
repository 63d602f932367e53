import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { decideEntitlements } from '#domain/entitlements.ts'
import { withholdToken } from '#server/agents/connections/withhold-token.ts'
import { AppError } from '#server/app-error.ts'
import { spend } from '#server/db/spend.ts'
import type { Deps } from '#server/deps.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import type { Lifecycle } from '#server/http/lifecycle.ts'
import { guardAgainstFloods } from '#server/http/protection/guard-against-floods.ts'
import { requireStarted } from '#server/http/protection/require-started.ts'
import { readBytes } from '#server/http/read-body.ts'
import { findSignedIn, requireAccount } from '#server/http/session.ts'
import { isOAuthPossible } from './where-to-ask.ts'

const MOST_BYTES = 16 * 1024
const AUTHORIZE = '/api/auth/oauth2/authorize'

const DESCRIPTIONS = [
  '/.well-known/oauth-protected-resource',
  '/.well-known/oauth-protected-resource/mcp',
  '/.well-known/oauth-authorization-server/api/auth',
]

const GUARDED = ['/.well-known/*', '/api/auth/oauth2/*']

/** Of what the library would offer, this is not served here. */
const NOT_SERVED = /^(?:introspection|userinfo|end_session)_/

/** How programs find out where to ask, and get tokens. Before the origin check of the browser's calls. */
export function addOAuthRoutes(app: OpenAPIHono<AppEnv>, deps: Deps, lifecycle: Lifecycle): void {
  if (!isOAuthPossible(deps.config.publicUrl)) return
  app.on('ALL', GUARDED, guardAgainstFloods(deps), requireStarted(lifecycle))
  for (const path of DESCRIPTIONS) {
    app.get(path, async (c) => {
      const response = await ask(deps, c.req.raw)
      const described = (await response.json()) as object
      const served = Object.entries(described).filter(([name]) => !NOT_SERVED.test(name))
      return c.json(Object.fromEntries(served), 200, { 'Cache-Control': 'public, max-age=300' })
    })
  }
  // Programs call these themselves: no browser's origin is theirs.
  app.post('/api/auth/oauth2/token', async (c) =>
    withholdToken(deps, await ask(deps, await withBody(c))),
  )
  app.post('/api/auth/oauth2/revoke', async (c) => ask(deps, await withBody(c)))
  if (!deps.config.agents.registration) return
  app.post('/api/auth/oauth2/register', async (c) => {
    const given = (await (await withBody(c)).json()) as object
    // Most come back to a port of the person's own computer, and do not say what kind they are.
    const body = JSON.stringify({ application_type: 'native', ...given })
    const headers = { 'content-type': 'application/json' }
    return ask(deps, new Request(c.req.url, { method: 'POST', headers, body }))
  })
}

/** The person's part: being asked, and answering. Behind the origin check. */
export function addConsentRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  if (!isOAuthPossible(deps.config.publicUrl)) return
  app.get(AUTHORIZE, async (c) => {
    const { search, searchParams } = new URL(c.req.url)
    const account = await findSignedIn(c, deps)
    // Nothing is looked up for strangers; signed in, they come back by the same question.
    if (!account) return c.redirect(`/connect${search}`)
    await spend(deps, { key: `connect:${account.id}`, burst: 30, everyMs: 10_000 })
    // Asked each time: a program on one's own computer can call itself anything.
    if (searchParams.get('prompt') !== 'none') searchParams.set('prompt', 'consent')
    const url = new URL(`${AUTHORIZE}?${searchParams}`, deps.config.publicUrl)
    const headers = { cookie: c.req.header('cookie') ?? '', accept: 'text/html' }
    return ask(deps, new Request(url, { headers }))
  })
  app.post('/api/auth/oauth2/consent', requireAccount(deps), async (c) => {
    const request = await withBody(c)
    const { accept } = (await request.clone().json()) as { accept?: unknown }
    const { readByAgents } = decideEntitlements(c.var.account)
    if (accept === true && !readByAgents.allowed) throw new AppError(readByAgents.code)
    return ask(deps, request)
  })
}

async function ask({ auth }: Deps, request: Request): Promise<Response> {
  return (await auth.agents()).handler(request)
}

/** The request again with a body of bounded length. */
async function withBody(c: Context): Promise<Request> {
  const body = new Uint8Array(await readBytes(c, MOST_BYTES))
  return new Request(c.req.url, { method: c.req.method, headers: c.req.raw.headers, body })
}
