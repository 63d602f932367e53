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
import type { SessionProof } from '#server/db/statements/session-proof.ts'
import type { Deps } from '#server/deps.ts'
import type { AppEnv } from './app-env.ts'

/** What a route behind `requireAccount` may rely on. */
export interface SessionVariables {
  account: Account
  /** For a statement that checks by itself that the session lives and the account is this one. */
  proof: SessionProof
  /** The earlier response to the same `Idempotency-Key`, if there is one. */
  replay: Replay | null
  /** The account is as it was when it was last loaded: only a statement with the proof may rely on it. */
  isRecalled: boolean
}

export type SignedInEnv = AppEnv & { Variables: SessionVariables }

type SessionDeps = Pick<Deps, 'config' | 'db' | 'now' | 'knownSessions'>

/**
 * Lets only signed-in requests through and names their account; responds 401 `signed_out`
 * otherwise. One statement; an ended session ends at once. A route that `recalls` is given what is
 * remembered of the session instead, without a statement: its own must check the proof.
 */
export function requireAccount(deps: SessionDeps, { recalls = false } = {}) {
  const cookie = describeSessionCookie(deps.config)
  return createMiddleware<SignedInEnv>(async (c, next) => {
    const given = recalls ? getCookie(c, cookie.name) : undefined
    const known = given === undefined ? null : deps.knownSessions.recall(given, deps.now())
    if (known) setSession(c, { ...known, replay: null, isRecalled: true })
    else await loadSession(deps, c)
    await next()
  })
}

/** The account of a request that is signed in; null for everybody else. */
export async function findSignedIn(
  c: Context,
  deps: Pick<SessionDeps, 'config' | 'db' | 'now'>,
): Promise<Account | null> {
  const cookie = describeSessionCookie(deps.config)
  const token = readSessionToken(getCookie(c, cookie.name), cookie.secret)
  if (token === null) return null
  return (await getSession(deps, { token, idempotencyKey: null }))?.account ?? null
}

/** Names the account of a request as the database has it now; throws `signed_out` where there is none. */
export async function loadSession(deps: SessionDeps, c: Context<SignedInEnv>): Promise<void> {
  const cookie = describeSessionCookie(deps.config)
  const given = getCookie(c, cookie.name) ?? ''
  const token = readSessionToken(given, cookie.secret)
  if (token === null) throw new AppError('signed_out')
  const found = await getSession(deps, { token, idempotencyKey: readIdempotencyKey(c) })
  if (!found) throw new AppError('signed_out')
  deps.knownSessions.remember(given, found, deps.now())
  setSession(c, { ...found, proof: { ...found.proof, accountVersion: null }, isRecalled: false })
}

/** The request's `Idempotency-Key`; null for none. Throws `invalid_input` for one that is too long. */
export function readIdempotencyKey(c: Context): string | null {
  const key = c.req.header('idempotency-key') || null
  if (key !== null && key.length > LIMITS.idempotencyKey) throw new AppError('invalid_input')
  return key
}

function setSession(c: Context<SignedInEnv>, session: SessionVariables): void {
  c.set('account', session.account)
  c.set('proof', session.proof)
  c.set('replay', session.replay)
  c.set('isRecalled', session.isRecalled)
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
