import type { ProjectKey } from '#server/db/project/project-key.ts'
import type { Deps } from '#server/deps.ts'
import { readUnheld, writeHeld } from './queries.ts'

/** Few: each reads a whole document. */
const MOST = 10

/**
 * Notes of each reply which version holds it, and what is different there by it: of one project, or
 * of all (`of` is null). Repeatable at any moment.
 */
export async function settleReplies(
  { db, heavyWork, now }: Pick<Deps, 'db' | 'heavyWork' | 'now'>,
  of: ProjectKey | null,
): Promise<void> {
  for (const { thread, version, content } of await readUnheld(db, { most: MOST, of, now: now() })) {
    const { userId, projectId, id, item, itemText, rows, field, quote } = thread
    const { questionId, reply, repliedAt } = thread
    const asked = { item, itemText, rows, field, quote, questionId, reply: reply ?? '' }
    const waiter = { userId, signal: AbortSignal.timeout(60_000) }
    const changes = await heavyWork('tellChanges', { content, asked }, waiter)
    if (repliedAt === null) continue
    await writeHeld(db, { userId, projectId, threadId: id, version, changes, repliedAt })
  }
}
