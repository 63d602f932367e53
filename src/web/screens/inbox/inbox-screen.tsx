import { Inbox as InboxIcon } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Inbox } from '#contract/threads/thread-endpoints.ts'
import type { Thread } from '#contract/threads/thread-schema.ts'
import { toApiError } from '#web/api/api-error.ts'
import { useChooseCommentMails, useInbox, useSeeThreads } from '#web/api/sharing/threads.ts'
import { FounderThread } from '#web/panels/comments/founder/founder-thread.tsx'
import { AppHeader } from '#web/shell/app-header.tsx'
import { Page } from '#web/shell/page.tsx'
import { commentText, inboxText as words } from '#web/text/document/comments.ts'
import { EmptyState } from '#web/ui/display/empty-state.tsx'
import { LoadFailed } from '#web/ui/display/load-failed.tsx'
import { Skeleton } from '#web/ui/display/skeleton.tsx'

/** What people said of all of the account's documents: what waits for an answer first. */
export function InboxScreen() {
  const inbox = useInbox()
  useSeen(inbox.data)
  return (
    <Page
      title={words.title}
      header={<AppHeader title={words.title} />}
      className="mx-auto grid w-full max-w-3xl grid-cols-1 content-start gap-6 px-4 py-6 sm:px-6"
    >
      <p className="text-ink-soft">{words.intro}</p>
      {inbox.data ? <Threads inbox={inbox.data} /> : null}
      {inbox.isPending ? <Skeleton className="h-40" /> : null}
      {inbox.isError && !inbox.data ? (
        <LoadFailed query={inbox}>
          {commentText.loadFailed} {toApiError(inbox.error).message}
        </LoadFailed>
      ) : null}
    </Page>
  )
}

function Threads({ inbox }: { inbox: Inbox }) {
  const open = inbox.threads.filter(({ state }) => state === 'open')
  const done = inbox.threads.filter(({ state }) => state !== 'open')
  return (
    <>
      {open.length === 0 ? (
        <EmptyState title={words.none} icon={InboxIcon}>
          {words.noneDetail}
        </EmptyState>
      ) : (
        <ThreadList title={words.open(open.length)} threads={open} />
      )}
      {done.length === 0 ? null : <ThreadList title={words.done(done.length)} threads={done} />}
      <MailChoice isMailed={inbox.isMailed} />
    </>
  )
}

function ThreadList({ title, threads }: { title: string; threads: readonly Thread[] }) {
  return (
    <section aria-label={title} className="min-w-0">
      <h2 className="border-line border-b pb-2 text-lg">{title}</h2>
      <ul className="divide-y divide-line">
        {threads.map((thread) => (
          <li key={thread.id}>
            <FounderThread thread={thread} isInInbox />
          </li>
        ))}
      </ul>
    </section>
  )
}

function MailChoice({ isMailed }: { isMailed: boolean }) {
  const choose = useChooseCommentMails()
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 border-line border-t pt-4">
      <input
        type="checkbox"
        checked={choose.isPending ? choose.variables : isMailed}
        onChange={(event) => choose.mutate(event.currentTarget.checked)}
        className="mt-1 size-4 shrink-0 accent-accent"
      />
      <span>
        <span className="font-medium text-sm">{words.mails}</span>
        <span className="block text-ink-soft text-sm">{words.mailsHint}</span>
      </span>
    </label>
  )
}

/** What is on the screen was seen; "new" stays on it until the next visit. */
function useSeen(inbox: Inbox | undefined): void {
  const { mutate } = useSeeThreads()
  const told = useRef('')
  // The newest is first.
  const newest = inbox?.threads.find(({ isSeen }) => !isSeen)?.createdAt ?? ''
  useEffect(() => {
    if (newest === '' || told.current === newest) return
    told.current = newest
    mutate(newest)
  }, [newest, mutate])
}
