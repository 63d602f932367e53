import { readStatusAt } from '#domain/trial.ts'
import type { SessionProof } from '#server/db/statements/session-proof.ts'
import type { Account } from './account.ts'

/** Longer than between two saves of somebody who types. */
const KEPT_MS = 60_000
const MOST_SESSIONS = 5_000

/** A session's account as it was loaded, and what a statement checks to see that it still is so. */
export interface KnownSession {
  account: Account
  proof: SessionProof
}

/**
 * The accounts of the sessions that this process served last, by their whole signed cookie. What it
 * recalls may be out of date: only a statement that checks the proof by itself may rely on it
 * (docs/decisions/0011-sessions-are-read-in-one-statement.md).
 */
export class KnownSessions {
  readonly #known = new Map<string, KnownSession & { untilMs: number }>()

  /** Keeps what was just loaded for a cookie whose signature was checked. */
  remember(cookie: string, { account, proof }: KnownSession, now: Date): void {
    // Set anew, so that the map's order is the order of loading and the first is the oldest.
    this.#known.delete(cookie)
    this.#known.set(cookie, { account, proof, untilMs: now.getTime() + KEPT_MS })
    if (this.#known.size > MOST_SESSIONS) {
      const [oldest] = this.#known.keys()
      if (oldest !== undefined) this.#known.delete(oldest)
    }
  }

  /** The session of a cookie with its status at this moment; null when it must be loaded. */
  recall(cookie: string, now: Date): KnownSession | null {
    const known = this.#known.get(cookie)
    if (!known) return null
    if (known.untilMs <= now.getTime()) {
      this.#known.delete(cookie)
      return null
    }
    const { account, proof } = known
    const status = readStatusAt(account.status, account.trialStartedAt, now)
    return { account: status === account.status ? account : { ...account, status }, proof }
  }
}
