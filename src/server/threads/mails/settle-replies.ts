import type { ProjectKey } from '#server/db/project/project-key.ts'
import type { Deps } from '#server/deps.ts'
import { putLast, readUnheld, writeHeld } from './reply-queries.ts'

/** Few: each reads a whole document. */
const MOST = 10

type SettleDeps = Pick<Deps, 'db' | 'heavyWork' | 'log' | 'now'>
type Unheld = Awaited<ReturnType<typeof readUnheld>>[number]

/**
 * Notes of each reply which version holds it, and what is different there by it: of one project, or
 * of all (`of` is null). Repeatable at any moment. One that cannot be told is looked at after all
 * others the next time.
 */
export async function settleReplies(deps: SettleDeps, of: ProjectKey | null): Promise<void> {
  const { db, log, now } = deps
  for (const unheld of await readUnheld(db, { most: MOST, of, now: now() })) {
    try {
      await settleReply(deps, unheld)
    } catch (error) {
      const { userId, projectId, id: threadId } = unheld.thread
      // The error's words can hold the document's.
      const code = error instanceof Error ? error.name : 'unknown'
      log.warn({ event: 'reply_not_settled', threadId, code }, 'What a reply changed is not known')
      await putLast(db, { userId, projectId, threadId }, now())
    }
  }
}

async function settleReply(
  { db, heavyWork }: SettleDeps,
  { thread, version, content }: Unheld,
): Promise<void> {
  const { userId, projectId, id, item, itemText, rows, field, quote } = thread
  const { questionId, reply, repliedAt } = thread
  const asked = { item, itemText, rows, field, quote, questionId, reply: reply ?? '' }
  const waiter = { userId, signal: AbortSignal.timeout(60_000) }
  const changes = await heavyWork('tellChanges', { content, asked }, waiter)
  if (repliedAt === null) return
  await writeHeld(db, { userId, projectId, threadId: id, version, changes, repliedAt })
}
