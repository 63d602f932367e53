import type { SharedThread, Thread } from '#contract/threads/thread-schema.ts'
import type { ThreadOfProject } from './founder-queries.ts'
import type { ThreadRow } from './queries.ts'

/** A comment as its founder sees it. */
export function toThread({ thread, projectTitle }: ThreadOfProject): Thread {
  const { projectId, questionId, seenAt } = thread
  return { ...shown(thread), projectId, projectTitle, questionId, isSeen: seenAt !== null }
}

/** A comment as the visitors of its link see it. */
export function toSharedThread(thread: ThreadRow, guestId: string | null): SharedThread {
  return { ...shown(thread), isMine: guestId !== null && thread.guestId === guestId }
}

function shown(thread: ThreadRow): Omit<SharedThread, 'isMine'> {
  const { id, kind, state, item, itemText, field, quote, rows, version } = thread
  const { asker, askerName, text, reply, heldIn } = thread
  return {
    ...{ id, kind, state, item, itemText, field, quote, rows, version },
    ...{ asker, askerName, text, reply, heldIn },
    repliedAt: thread.repliedAt?.toISOString() ?? null,
    changes: thread.changes ?? [],
    createdAt: thread.createdAt.toISOString(),
  }
}
