import { AppError } from '#server/app-error.ts'
import type { Deps } from '#server/deps.ts'
import { removeThread } from './founder-queries.ts'

interface Input {
  account: { id: string }
  params: { id: string; threadId: string }
}

/** Deletes a comment with what is known of its guest; a reply stays in the founder's own answer. */
export async function deleteThread(
  { db }: Pick<Deps, 'db'>,
  { account, params }: Input,
): Promise<{ deleted: true }> {
  const key = { userId: account.id, projectId: params.id, threadId: params.threadId }
  if (!(await removeThread(db, key))) throw new AppError('not_found')
  return { deleted: true }
}
