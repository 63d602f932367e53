import { FileText, MessageSquareText } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Thread } from '#contract/threads/thread-schema.ts'
import { useEntitlements } from '#web/api/account.ts'
import { ThreadCard } from '#web/panels/comments/thread-card.tsx'
import { getQuestionOrder } from '#web/panels/document/reading/get-question-name.ts'
import { QuestionLink } from '#web/panels/question-link.tsx'
import { paths } from '#web/paths.ts'
import { inboxText as words } from '#web/text/document/comments.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { ReplyToThread } from './reply-to-thread.tsx'
import { ThreadActions } from './thread-actions.tsx'

interface FounderThreadProps {
  thread: Thread
  /** It stands alone and says which project and answer it is about. */
  isInInbox?: boolean
}

/** A comment with what the founder can do: reply in the answer, take the wording, close, delete. */
export function FounderThread({ thread, isInInbox = false }: FounderThreadProps) {
  const mayReply = useEntitlements().correctReading.allowed
  const [isReplying, setReplying] = useState(false)
  const order = getQuestionOrder(thread.questionId)
  return (
    <ThreadCard
      thread={thread}
      label={words.actionsFor(thread.askerName, thread.item)}
      note={thread.isSeen ? null : <Badge tone="accent">{words.isNew}</Badge>}
    >
      {isInInbox ? <Whence thread={thread} order={order} /> : null}
      {mayReply && isReplying ? (
        <ReplyToThread thread={thread} order={order} onDone={() => setReplying(false)} />
      ) : (
        <ThreadActions thread={thread} mayReply={mayReply} onReply={() => setReplying(true)} />
      )}
    </ThreadCard>
  )
}

function Whence({ thread, order }: { thread: Thread; order: number }) {
  const { projectId, projectTitle, item } = thread
  const style =
    'inline-flex min-h-6 max-w-full items-center gap-1.5 text-accent underline underline-offset-4'
  return (
    <p className="flex min-w-0 flex-wrap gap-x-4 gap-y-1 text-sm">
      <bdi className="max-w-full truncate text-ink-soft">{projectTitle}</bdi>
      <Link to={`${paths.document(projectId)}#${item}`} className={style}>
        <FileText aria-hidden className="size-4" />
        {words.document}
      </Link>
      <QuestionLink projectId={projectId} order={order} className={style}>
        <MessageSquareText aria-hidden className="size-4" />
        {words.answer(order)}
      </QuestionLink>
    </p>
  )
}
