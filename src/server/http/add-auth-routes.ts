import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { getSignInOptions, getUser as getUserEndpoint } from '#contract/account.ts'
import { sanitiseReturnPath } from '#domain/return-path.ts'
import { getUser } from '#server/accounts/get-user.ts'
import {
  describeSessionCookie,
  readSessionToken,
  SESSION_SECONDS,
  type SessionCookie,
} from '#server/accounts/session-cookie.ts'
import { signInOptions } from '#server/accounts/sign-in-options.ts'
import { signOut } from '#server/accounts/sign-out.ts'
import { AppError } from '#server/app-error.ts'
import type { Deps } from '#server/deps.ts'
import type { AppEnv } from './app-env.ts'
import { describeEndpoint } from './openapi.ts'
import { forgetSession, protectCookies, requireAccount } from './session.ts'
import { signInRoutes } from './sign-in-routes.ts'

/** Everything around the session: who is signed in, the ways in, and the way out. */
export function addAuthRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  userRoute(app, deps)
  describeEndpoint(app, getSignInOptions)
  app.get(getSignInOptions.path, (c) => c.json(signInOptions(deps.config)))
  signInRoutes(app, deps)
  loginRoute(app, deps)
  app.get('/api/auth/callback/:provider', (c) => deps.auth.outside.callback(c.req.raw))
  logoutRoute(app, deps)
}

function userRoute(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  const cookie = describeSessionCookie(deps.config)
  describeEndpoint(app, getUserEndpoint)
  app.get(getUserEndpoint.path, requireAccount(deps), async (c) => {
    const { user, rolled } = await getUser(deps, c.var.account)
    if (rolled) sendCookieAgain(c, cookie)
    return c.json(user)
  })
}

/**
 * Leads to the sign-in screen, as one who is new or not, or straight to the outside identity that
 * alone is offered.
 */
function loginRoute(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  app.get('/api/login', async (c) => {
    const returnTo = sanitiseReturnPath(c.req.query('returnTo'))
    const { emailAndPassword, providers } = signInOptions(deps.config)
    const only = !emailAndPassword && providers.length === 1 ? providers[0]?.id : undefined
    const provider = c.req.query('provider') ?? only
    if (provider !== undefined) return deps.auth.outside.start(provider, returnTo)
    const asked = new URLSearchParams({
      ...(c.req.query('mode') === 'sign-up' && { mode: 'sign-up' }),
      ...(c.req.query('returnTo') !== undefined && { returnTo }),
    })
    return c.redirect(asked.size === 0 ? '/sign-in' : `/sign-in?${asked}`)
  })
}

function logoutRoute(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  const cookie = describeSessionCookie(deps.config)
  app.get('/api/logout', async (c) => {
    if (!isFromThisSite(c, deps.config.publicUrl)) throw new AppError('origin_refused')
    const token = readSessionToken(getCookie(c, cookie.name), cookie.secret)
    if (token !== null) await signOut(deps, token)
    forgetSession(c, cookie)
    return c.redirect('/')
  })
}

/** The same cookie for another thirty days. */
function sendCookieAgain(c: Context, cookie: SessionCookie): void {
  const value = getCookie(c, cookie.name) ?? ''
  setCookie(c, cookie.name, value, { ...protectCookies(cookie), maxAge: SESSION_SECONDS })
}

/**
 * Signing out is a GET that changes something, so it needs a proof of having been asked for
 * here (docs/product.md#sign-in): the browser's word, or else the page that the request came from.
 */
function isFromThisSite(c: Context, publicUrl: URL): boolean {
  const site = c.req.header('sec-fetch-site')
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const page = c.req.header('origin') ?? c.req.header('referer')
  return page !== undefined && URL.parse(page)?.origin === publicUrl.origin
}
