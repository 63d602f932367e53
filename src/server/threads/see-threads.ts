import type { Deps } from '#server/deps.ts'
import { markSeen, writeIsMailed } from './founder-queries.ts'

interface Of {
  account: { id: string }
}

/** The founder has looked: nothing of it is told by mail any more. */
export async function seeThreads(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { account, body }: Of & { body: { until: string } },
): Promise<{ seen: true }> {
  await markSeen(db, account.id, { until: new Date(body.until), now: now() })
  return { seen: true }
}

/** Whether new comments are told by mail. */
export async function chooseCommentMails(
  { db }: Pick<Deps, 'db'>,
  { account, body }: Of & { body: { isMailed: boolean } },
): Promise<{ isMailed: boolean }> {
  await writeIsMailed(db, account.id, body.isMailed)
  return body
}
