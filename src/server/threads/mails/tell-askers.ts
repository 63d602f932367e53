import type { Deps } from '#server/deps.ts'
import { TEXTS } from '#server/texts/texts.ts'
import type { ThreadRow } from '#server/threads/queries.ts'
import { addressOfPage, addressOfStop, type MailPurpose } from './mail-link.ts'
import { giveBackAsker, readAsker, takeAsker } from './queries.ts'

type MailDeps = Pick<Deps, 'config' | 'db' | 'now' | 'log' | 'mailer'>

/**
 * Tells those who left an address that a version holds the reply to them, and what is different by
 * it; one mail a comment. A mail server that is down is asked once a run.
 */
export async function tellAskers(deps: MailDeps): Promise<void> {
  for (;;) {
    const thread = await takeAsker(deps.db, deps.now())
    if (thread === null || !(await tellAsker(deps, thread))) return
  }
}

async function tellAsker(
  { config, db, log, mailer }: MailDeps,
  thread: ThreadRow,
): Promise<boolean> {
  const { userId, projectId, guestId, shareId } = thread
  if (guestId === null || shareId === null) return true
  const asker = await readAsker(db, { userId, projectId, guestId, shareId })
  if (asker?.email == null) return true
  const stop: MailPurpose = {
    kind: 'stop-guest',
    ...{ user: userId, project: projectId, guest: guestId },
  }
  const words = TEXTS[asker.language].commentMail.asker({
    title: asker.title,
    item: thread.item,
    reply: thread.reply,
    version: thread.heldIn ?? thread.version,
    changes: thread.changes ?? [],
    link: new URL(`/shared#${asker.token}`, config.publicUrl).href,
    stop: addressOfPage(stop, config),
  })
  try {
    await mailer.send({ to: asker.email, ...words, unsubscribe: addressOfStop(stop, config) })
    return true
  } catch {
    log.warn({ event: 'comment_mail_failed' }, 'A mail about comments could not be sent')
    await giveBackAsker(db, { userId, projectId, threadId: thread.id })
    return false
  }
}
