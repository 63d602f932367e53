import type { Thread } from '#contract/threads/thread-schema.ts'
import { AppError } from '#server/app-error.ts'
import type { Deps } from '#server/deps.ts'
import { readThread, writeThread } from './founder-queries.ts'
import { toThread } from './thread-view.ts'

interface Input {
  account: { id: string }
  params: { id: string; threadId: string }
  body: { isClosed: boolean }
}

/** Closes a comment, or opens it again. Any plan may: it is the founder's own desk. */
export async function changeThread(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { account, params, body }: Input,
): Promise<Thread> {
  const key = { userId: account.id, projectId: params.id, threadId: params.threadId }
  const found = await readThread(db, key)
  if (found === null) throw new AppError('not_found')
  const reopened = found.thread.reply === null ? 'open' : 'answered'
  const state = body.isClosed ? 'closed' : reopened
  const thread = await writeThread(db, { ...key, change: { state }, now: now() })
  if (thread === null) throw new AppError('not_found')
  return toThread({ ...found, thread })
}
