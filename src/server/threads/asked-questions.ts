import type { AskedQuestion } from '#domain/agents/asked-question.ts'
import type { Deps } from '#server/deps.ts'
import { readThreadRow, type ThreadKey, type ThreadRow } from './queries.ts'

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
