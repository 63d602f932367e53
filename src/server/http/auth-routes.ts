import { type Context, Hono } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { getSignInOptions, getUser as getUserEndpoint } from '#contract/account.ts'
import { safeReturnPath } from '#domain/return-path.ts'
import { getUser } from '#server/account/get-user.ts'
import { endSession } from '#server/account/queries.ts'
import {
  readSessionToken,
  SESSION_SECONDS,
  type SessionCookie,
  sessionCookie,
} from '#server/account/session-cookie.ts'
import { signInOptions } from '#server/account/sign-in-options.ts'
import { AppError } from '#server/app-error.ts'
import type { Deps } from '#server/deps.ts'
import { requireAccount } from './session.ts'

/** The session's own routes; signing in and up by password is in `sign-in-routes.ts`. */
export function authRoutes(deps: Deps): Hono {
  const cookie = sessionCookie(deps.config)
  const routes = new Hono()

  routes.get(getUserEndpoint.path, requireAccount(deps), async (c) => {
    const { user, rolled } = await getUser(deps, c.var.account)
    if (rolled) keepCookie(c, cookie)
    return c.json(user)
  })

  routes.get(getSignInOptions.path, (c) => c.json(signInOptions(deps.config)))

  routes.get('/api/login', (c) => {
    const returnTo = safeReturnPath(c.req.query('returnTo'))
    const offered = signInOptions(deps.config)
    const only = offered.emailAndPassword ? undefined : soleProvider(offered.providers)
    const provider = c.req.query('provider') ?? only
    if (provider !== undefined) return deps.auth.outside.start(provider, returnTo)
    return c.redirect(`/sign-in?${new URLSearchParams({ returnTo })}`)
  })

  routes.get('/api/auth/callback/:provider', (c) => deps.auth.outside.callback(c.req.raw))

  routes.get('/api/logout', async (c) => {
    if (!isFromThisSite(c, deps.config.publicUrl)) throw new AppError('origin_refused')
    const token = readSessionToken(getCookie(c, cookie.name), cookie.secret)
    if (token !== null) await endSession(deps.db, token)
    deleteCookie(c, cookie.name, { path: '/', secure: cookie.secure })
    c.header('Clear-Site-Data', '"cache"')
    return c.redirect('/')
  })

  return routes
}

function soleProvider(providers: readonly { id: string }[]): string | undefined {
  return providers.length === 1 ? providers[0]?.id : undefined
}

/** Sends the same cookie again, for another thirty days. */
function keepCookie(c: Context, cookie: SessionCookie): void {
  setCookie(c, cookie.name, getCookie(c, cookie.name) ?? '', {
    path: '/',
    httpOnly: true,
    secure: cookie.secure,
    sameSite: 'Lax',
    maxAge: SESSION_SECONDS,
  })
}

/**
 * Signing out is a GET that changes something, so it needs a proof of having been asked for
 * here (Rulings: sign-in): the browser's word, or else where the request came from.
 */
function isFromThisSite(c: Context, publicUrl: URL): boolean {
  const site = c.req.header('sec-fetch-site')
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const source = c.req.header('origin') ?? c.req.header('referer')
  return source !== undefined && URL.parse(source)?.origin === publicUrl.origin
}
