import type { Deps } from '#server/deps.ts'
import { endSession } from './queries.ts'

/** Ends the session of this browser. */
export function signOut({ db }: Pick<Deps, 'db'>, token: string): Promise<void> {
  return endSession(db, token)
}
