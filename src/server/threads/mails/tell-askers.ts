import type { Deps } from '#server/deps.ts'
import { TEXTS } from '#server/texts/texts.ts'
import type { ThreadRow } from '#server/threads/queries.ts'
import { addressOfPage, addressOfStop, type MailPurpose } from './mail-link.ts'
import { putLast, readAsker, takeAsker } from './reply-queries.ts'

type MailDeps = Pick<Deps, 'config' | 'db' | 'now' | 'log' | 'mailer'>

/** A mail server that is down is asked this often in a run. */
const MOST_FAILED = 5

/**
 * Tells those who left an address that a version holds the reply to them, and what is different by
 * it; one mail a comment. One that does not leave comes after all others in the next run.
 */
export async function tellAskers(deps: MailDeps): Promise<void> {
  const failed: string[] = []
  while (failed.length < MOST_FAILED) {
    const thread = await takeAsker(deps.db, { now: deps.now(), except: failed })
    if (thread === null) return
    if (await isTold(deps, thread)) continue
    failed.push(thread.id)
    const { userId, projectId, id: threadId } = thread
    await putLast(deps.db, { userId, projectId, threadId }, deps.now())
  }
}

async function isTold(deps: MailDeps, thread: ThreadRow): Promise<boolean> {
  try {
    await tellAsker(deps, thread)
    return true
  } catch {
    // The error's words can hold addresses.
    deps.log.warn({ event: 'comment_mail_failed' }, 'A mail about comments could not be sent')
    return false
  }
}

async function tellAsker({ config, db, mailer }: MailDeps, thread: ThreadRow): Promise<void> {
  const { userId, projectId, guestId, shareId } = thread
  if (guestId === null || shareId === null) return
  const asker = await readAsker(db, { userId, projectId, guestId, shareId })
  if (asker?.email == null) return
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
  await mailer.send({ to: asker.email, ...words, unsubscribe: addressOfStop(stop, config) })
}
