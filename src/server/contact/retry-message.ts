import type { Deps } from '#server/deps.ts'
import { FIRST_WAIT_MS, LONGEST_WAIT_MS, readUnsent, takeMessage } from './queries.ts'

/** Longer than any attempt lasts, so that one is over before another may begin. */
const ATTEMPT_MS = 30_000

/**
 * Mails a waiting contact message now, whatever its wait. `gone`: it was mailed meanwhile, or is
 * being tried.
 */
export async function retryMessage(
  { db, now, contactMail }: Pick<Deps, 'db' | 'now' | 'contactMail'>,
  id: string,
): Promise<'sent' | 'failed' | 'gone'> {
  const unsent = await readUnsent(db, id)
  if (unsent === null || isBeingTried(unsent, now())) return 'gone'
  const message = await takeMessage(db, { id, ...unsent }, now())
  if (message === null) return 'gone'
  return (await contactMail.deliver(message)) ? 'sent' : 'failed'
}

/** The last attempt began when the present wait did. */
function isBeingTried(unsent: { attempts: number; nextAttemptAt: Date }, now: Date): boolean {
  const waitMs = Math.min(FIRST_WAIT_MS * 2 ** (unsent.attempts - 1), LONGEST_WAIT_MS)
  return now.getTime() < unsent.nextAttemptAt.getTime() - waitMs + ATTEMPT_MS
}
