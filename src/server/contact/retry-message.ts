import { computeOverBegin, computeWaitMs } from '#server/db/attempts.ts'
import type { Deps } from '#server/deps.ts'
import { readUnsent, takeMessage } from './queries.ts'

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
  const begunAt = unsent.nextAttemptAt.getTime() - computeWaitMs(unsent.attempts)
  return begunAt > computeOverBegin(now).getTime()
}
