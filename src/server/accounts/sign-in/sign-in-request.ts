import { spend } from '#server/db/spend.ts'
import type { Deps } from '#server/deps.ts'
import { limitLinksFrom, limitMailsTo } from './limits.ts'
import { findUserByEmail, type KnownUser } from './queries.ts'

export type SignInDeps = Pick<Deps, 'config' | 'db' | 'auth' | 'log' | 'now' | 'newId' | 'waits'>

/** Who asks, as far as limits and a former session are concerned. */
export interface Asker {
  /** The network address that limits count by. */
  source: string
  /** The session that the browser already has, which a new one replaces. */
  sessionToken: string | null
  /** The cookie by which accounts know this browser again: see `find-known-device.ts`. */
  deviceCookie: string | null
  /** What the browser says of itself, for the list of one's own sessions. */
  userAgent: string
}

export interface SignInResult<Outcome extends string> {
  outcome: Outcome
  /** `Set-Cookie` values for the response. The session's token is nowhere else. */
  cookies: string[]
}

/** What Better Auth keeps with the session that it makes. */
export function makeSessionHeaders({ userAgent }: Asker): Headers {
  return new Headers({ 'user-agent': userAgent })
}

/**
 * Runs `work` and responds no sooner than a fixed time after its start, so that the time tells
 * nothing. What takes longer than that (emails) runs behind the response.
 */
export async function takeEvenTime<T>(
  { waits }: Pick<SignInDeps, 'waits'>,
  work: () => Promise<T>,
): Promise<T> {
  const even = new Promise((resolve) => setTimeout(resolve, waits.evenResponseMs))
  try {
    return await work()
  } finally {
    await even
  }
}

/**
 * Has `send` mail a link to the account with an email, if there is one: within the limits and in even
 * time, so that the response never tells whether there is.
 */
export async function mailLink(
  deps: SignInDeps,
  { email, asker }: { email: string; asker: Asker },
  send: (user: KnownUser) => void,
): Promise<{ outcome: 'check_email' }> {
  await spend(deps, limitLinksFrom(asker.source))
  await spend(deps, limitMailsTo(email))
  await takeEvenTime(deps, async () => {
    const user = await findUserByEmail(deps.db, email)
    if (user) send(user)
  })
  return { outcome: 'check_email' }
}
