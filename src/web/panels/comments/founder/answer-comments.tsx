import { useProjectThreads } from '#web/api/sharing/threads.ts'
import { inboxText as words } from '#web/text/document/comments.ts'
import { FounderThread } from './founder-thread.tsx'

interface AnswerCommentsProps {
  projectId: string
  questionId: string
}

/** What was asked about the items that come from this answer, until it is answered or closed. */
export function AnswerComments({ projectId, questionId }: AnswerCommentsProps) {
  const threads = useProjectThreads(projectId)
  const asked = (threads.data ?? []).filter(
    (thread) =>
      thread.questionId === questionId &&
      (thread.state === 'open' || (thread.state === 'answered' && thread.heldIn === null)),
  )
  if (asked.length === 0) return null
  const title = words.beside(asked.length)
  return (
    <section aria-label={title} className="grid min-w-0 gap-1 border-line border-t pt-6">
      <h2 className="text-lg">{title}</h2>
      <ul className="divide-y divide-line">
        {asked.map((thread) => (
          <li key={thread.id}>
            <FounderThread thread={thread} />
          </li>
        ))}
      </ul>
    </section>
  )
}
