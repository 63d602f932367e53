import type { User } from '#contract/account.ts'
import type { Deps } from '#server/deps.ts'
import { type Account, toUser } from './account.ts'
import { rollSession } from './queries.ts'
import { SESSION_SECONDS } from './session-cookie.ts'

/** So that the list of one's sessions tells the last use to the hour. */
const ROLL_AFTER_MS = 60 * 60 * 1000

/**
 * The signed-in user. Once an hour it also puts the session's end off to thirty days from now;
 * then `rolled` asks for the cookie to be sent again.
 */
export async function getUser(
  deps: Pick<Deps, 'db' | 'now' | 'model' | 'config'>,
  account: Account,
): Promise<{ user: User; rolled: boolean }> {
  const now = deps.now()
  const isDue = now.getTime() - account.sessionUpdatedAt.getTime() >= ROLL_AFTER_MS
  const expiresAt = new Date(now.getTime() + SESSION_SECONDS * 1000)
  const rolled = isDue && (await rollSession(deps.db, account, { now, expiresAt }))
  return { user: toUser(account, deps), rolled }
}
