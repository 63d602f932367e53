import type { getUser, User } from '#contract/account.ts'
import { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'

/**
 * Reads who is signed in; null when nobody is (a 401 means just that here, docs/product.md#sign-in).
 */
export async function fetchUser(): Promise<User | null> {
  try {
    return await call<typeof getUser>('get', '/api/auth/user', { endsSession: false })
  } catch (error) {
    if (error instanceof ApiError && error.code === 'signed_out') return null
    throw error
  }
}

let asked: Promise<User | null> | null = null

/** The server knows from the missing cookie that nobody is signed in, and says so in the page. */
let saidSignedOut = globalThis.document?.documentElement.dataset.visitor === 'signed-out'

/**
 * Asks who is there, once until the response is taken. The app asks before it draws anything, so
 * that the response and the screen's code come side by side. It is kept apart from the account's
 * cache, so that the landing page does without one.
 */
export function askVisitor(): Promise<User | null> {
  if (asked === null) {
    asked = saidSignedOut ? Promise.resolve(null) : fetchUser()
    // Said of the moment the page was sent; from now on only a response counts.
    saidSignedOut = false
    // Whoever waits for it sees the failure; the next one to ask tries afresh.
    asked.catch(() => {
      asked = null
    })
  }
  return asked
}

/** The response for the account's cache, which keeps it from then on. */
export function takeVisitor(): Promise<User | null> {
  const response = askVisitor()
  asked = null
  return response
}
