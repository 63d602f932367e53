import type { Deps } from '#server/deps.ts'
import { TEXTS } from '#server/texts/texts.ts'
import { addressOfPage, addressOfStop, type MailPurpose } from './mail-link.ts'
import {
  claimFounderMail,
  giveBackUntold,
  readFoundersToTell,
  readToTell,
  takeUntold,
} from './queries.ts'

/** A founder gets one mail in this while at most, whatever came meanwhile. */
const PAUSE_MS = 15 * 60_000
const MOST = 50

type MailDeps = Pick<Deps, 'config' | 'db' | 'now' | 'log' | 'mailer'>

/**
 * Tells founders by mail of comments that they have not seen: one mail for all of them, no sooner
 * than a quarter of an hour after the last. It names the items, and holds no stranger's words.
 */
export async function tellFounders(deps: MailDeps): Promise<void> {
  const now = deps.now()
  const before = new Date(now.getTime() - PAUSE_MS)
  for (const userId of await readFoundersToTell(deps.db, { before, now, most: MOST })) {
    if (!(await claimFounderMail(deps.db, { userId, before, now }))) continue
    const ids = await takeUntold(deps.db, { userId, now })
    try {
      await tellFounder(deps, { userId, ids })
    } catch {
      // The error's words can hold addresses.
      deps.log.warn({ event: 'comment_mail_failed' }, 'A mail about comments could not be sent')
      await giveBackUntold(deps.db, { userId, ids })
    }
  }
}

async function tellFounder(
  { config, db, mailer }: MailDeps,
  { userId, ids }: { userId: string; ids: readonly string[] },
): Promise<void> {
  const untold = ids.length === 0 ? [] : await readToTell(db, { userId, ids })
  const [first] = untold
  if (first === undefined) return
  const byTitle = Map.groupBy(untold, ({ title }) => title)
  const projects = [...byTitle].map(([title, comments]) => ({
    title,
    items: [...new Set(comments.map(({ item }) => item))],
    count: comments.length,
  }))
  const stop: MailPurpose = { kind: 'stop-founder', user: userId }
  const words = TEXTS[first.language].commentMail.founder({
    projects,
    inbox: new URL('/dashboard/inbox', config.publicUrl).href,
    stop: addressOfPage(stop, config),
  })
  await mailer.send({ to: first.email, ...words, unsubscribe: addressOfStop(stop, config) })
}
