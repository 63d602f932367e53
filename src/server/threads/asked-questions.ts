import type { AskedQuestion } from '#domain/agents/asked-question.ts'
import type { ProjectKey } from '#server/db/project/project-key.ts'
import type { Deps } from '#server/deps.ts'
import { readAgentThreads, readThreadRow, type ThreadKey, type ThreadRow } from './queries.ts'

/** More nobody reads before building something. */
const MOST_ASKED = 200

/** What agents asked about a project, the newest first. */
export async function listAsked(
  { db }: Pick<Deps, 'db'>,
  key: ProjectKey,
): Promise<AskedQuestion[]> {
  return (await readAgentThreads(db, key, MOST_ASKED)).map(toAsked)
}

/** One question by its id; null when nobody asked it. */
export async function findAsked(
  { db }: Pick<Deps, 'db'>,
  key: ThreadKey,
): Promise<AskedQuestion | null> {
  const found = await readThreadRow(db, key)
  return found === null ? null : toAsked(found)
}

/** A question as agents see it. */
export function toAsked(
  thread: Pick<ThreadRow, 'item' | 'text' | 'state' | 'reply' | 'heldIn'>,
): AskedQuestion {
  const { item, text, state, reply, heldIn } = thread
  return {
    ...{ item, question: text, state },
    ...(reply !== null && { reply }),
    ...(heldIn !== null && { heldInVersion: heldIn }),
  }
}
