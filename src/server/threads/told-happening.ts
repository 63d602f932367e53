import type { Happening } from '#contract/webhooks/webhook-events.ts'
import type { ThreadRow } from './queries.ts'

/** What webhooks are told of a new comment. */
export function toldOfAsking({ kind, asker: by, ...thread }: ThreadRow): Happening {
  const data = { ...placeOf(thread), by }
  return kind === 'question'
    ? { type: 'question.asked', data }
    : { type: 'comment.added', data: { ...data, kind } }
}

/** What webhooks are told of a comment that was answered then. */
export function toldOfAnswering({ kind, ...thread }: ThreadRow, at: Date): Happening {
  const data = { ...placeOf(thread), answeredAt: at.toISOString() }
  return kind === 'question'
    ? { type: 'question.answered', data }
    : { type: 'comment.answered', data: { ...data, kind } }
}

function placeOf({
  projectId,
  id,
  version,
  item,
}: Pick<ThreadRow, 'projectId' | 'id' | 'version' | 'item'>) {
  return { projectId, threadId: id, version, item }
}
