import type { ReactNode } from 'react'
import type { SharedThread } from '#contract/threads/thread-schema.ts'
import { commentText as words } from '#web/text/document/comments.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { ThreadOutcome } from './thread-outcome.tsx'

export type ShownThread = Omit<SharedThread, 'isMine'>

interface ThreadCardProps {
  thread: ShownThread
  /** Whose it is, beside the name. */
  note?: ReactNode
  /** Names the whole for those who do not see it. */
  label: string
  /** What can be done with it. */
  children?: ReactNode
  /** The words that it is about are not shown: they are right above. */
  isBesideItem?: boolean
}

const plain = 'whitespace-pre-wrap [overflow-wrap:anywhere]'

/** One comment with its reply. What strangers wrote is text, in its own direction. */
export function ThreadCard(props: ThreadCardProps) {
  const { thread, note, label, children, isBesideItem = false } = props
  const { kind, item, version, askerName, text, quote, createdAt, state } = thread
  return (
    <article aria-label={label} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2 py-4">
      <header className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 text-sm">
        <bdi className="max-w-full truncate font-semibold">{askerName}</bdi>
        {note}
        <Badge tone={kind === 'question' ? 'open' : kind === 'wording' ? 'accent' : 'neutral'}>
          {words.kinds[kind]}
        </Badge>
        {thread.asker === 'agent' ? <Badge>{words.agent}</Badge> : null}
        {state === 'closed' ? <Badge tone="done">{words.closed}</Badge> : null}
        <span className="text-ink-soft text-xs">
          {isBesideItem ? null : `${words.on(item, version)} · `}
          {words.when(createdAt)}
        </span>
      </header>
      {isBesideItem ? null : (
        <blockquote
          aria-label={words.quoted}
          dir="auto"
          className={`line-clamp-3 border-line-strong border-s-2 ps-3 text-ink-soft text-sm ${plain}`}
        >
          {quote}
        </blockquote>
      )}
      <p dir="auto" className={plain}>
        {text}
      </p>
      <ThreadOutcome thread={thread} />
      {children}
    </article>
  )
}
