import type { Deps } from '#server/deps.ts'
import { takeDueMessage } from './queries.ts'

/**
 * Mails the contact messages whose wait is over, one after the other, until one fails: a mail
 * server that is down is asked once a run.
 */
export async function mailWaitingMessages({
  db,
  now,
  contactMail,
}: Pick<Deps, 'db' | 'now' | 'contactMail'>): Promise<void> {
  for (;;) {
    const message = await takeDueMessage(db, now())
    if (message === null || !(await contactMail.deliver(message))) return
  }
}
