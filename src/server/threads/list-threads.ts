import type { Inbox } from '#contract/threads/thread-endpoints.ts'
import type { Thread } from '#contract/threads/thread-schema.ts'
import { AppError } from '#server/app-error.ts'
import { type ProjectKey, projectExists } from '#server/db/project/project-key.ts'
import type { Deps } from '#server/deps.ts'
import { readIsMailed } from './founder-queries.ts'
import { readInbox } from './queries.ts'
import { toThread } from './thread-view.ts'

/** Older ones are found in their projects. */
const MOST_IN_INBOX = 300
const MOST_OF_PROJECT = 1_000

/** What was said of all documents of an account. */
export async function listThreads(
  { db }: Pick<Deps, 'db'>,
  { account: { id: userId } }: { account: { id: string } },
): Promise<Inbox> {
  const rows = await readInbox(db, { userId, most: MOST_IN_INBOX })
  return { threads: rows.map(toThread), isMailed: await readIsMailed(db, userId) }
}

/** What was said of one project's documents. */
export async function listProjectThreads(
  { db }: Pick<Deps, 'db'>,
  key: ProjectKey,
): Promise<Thread[]> {
  const rows = await readInbox(db, { ...key, most: MOST_OF_PROJECT })
  if (rows.length === 0 && !(await projectExists(db, key))) throw new AppError('not_found')
  return rows.map(toThread)
}
