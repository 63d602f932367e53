import type { Context } from 'hono'
import { deleteCookie, getCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { LIMITS } from '#contract/limits.ts'
import type { Account } from '#server/accounts/account.ts'
import { getSession } from '#server/accounts/get-session.ts'
import type { Replay } from '#server/accounts/queries.ts'
import {
  describeSessionCookie,
  readSessionToken,
  type SessionCookie,
} from '#server/accounts/session-cookie.ts'
import { AppError } from '#server/app-error.ts'
import type { Deps } from '#server/deps.ts'

/** What a route behind `requireAccount` may rely on. */
export interface SessionVariables {
  account: Account
  /** The earlier response to the same `Idempotency-Key`, if there is one. */
  replay: Replay | null
}

/**
 * Lets only signed-in requests through and names their account; responds 401 `signed_out`
 * otherwise. One statement; nothing is cached, so that an ended session ends at once.
 */
export function requireAccount(deps: Pick<Deps, 'config' | 'db' | 'now'>) {
  const cookie = describeSessionCookie(deps.config)
  return createMiddleware<{ Variables: SessionVariables }>(async (c, next) => {
    const token = readSessionToken(getCookie(c, cookie.name), cookie.secret)
    if (token === null) throw new AppError('signed_out')
    const idempotencyKey = c.req.header('idempotency-key') ?? null
    if (idempotencyKey !== null && idempotencyKey.length > LIMITS.idempotencyKey) {
      throw new AppError('invalid_input')
    }
    const found = await getSession(deps, { token, idempotencyKey })
    if (!found) throw new AppError('signed_out')
    c.set('account', found.account)
    c.set('replay', found.replay)
    await next()
  })
}

/** How the session's cookie is set, and so how it must be taken away. */
export function protectCookies({ secure }: SessionCookie) {
  return { path: '/', httpOnly: true, secure, sameSite: 'Lax' } as const
}

/** Takes the session's cookie off the browser, once the session itself has ended. */
export function forgetSession(c: Context, cookie: SessionCookie): void {
  deleteCookie(c, cookie.name, protectCookies(cookie))
  // Also empties the browser's back-and-forward cache, which would show the pages left behind.
  c.header('Clear-Site-Data', '"cache"')
}
