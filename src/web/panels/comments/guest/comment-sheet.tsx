import type { SharedThreads } from '#contract/threads/shared-endpoints.ts'
import type { SharedThread } from '#contract/threads/thread-schema.ts'
import type { Traced } from '#domain/requirements/document-items.ts'
import { fieldsOf } from '#domain/requirements/editing/item-fields.ts'
import { ThreadCard } from '#web/panels/comments/thread-card.tsx'
import { arriveAt } from '#web/panels/document/contents/arrive-at.ts'
import { guestText as words } from '#web/text/document/guest-comments.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { Notice } from '#web/ui/display/notice.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { CommentForm } from './comment-form.tsx'
import type { GuestDesk } from './guest-desk.ts'
import { LeaveEmail } from './leave-email.tsx'

interface CommentSheetProps {
  desk: GuestDesk
  /** What is commented on; null for all comments of the link. */
  item: Traced | null
  guest: SharedThreads['guest']
  mayAsk: boolean
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The comments on an item and a form for one more: from below on a phone. */
export function CommentSheet({ desk, item, guest, mayAsk, ...dialog }: CommentSheetProps) {
  const threads = item === null ? desk.threads : (desk.byItem.get(item.id) ?? [])
  const field = item === null ? undefined : fieldsOf(item)[0]
  const go = (thread: SharedThread) => {
    dialog.onOpenChange(false)
    requestAnimationFrame(() => arriveAt(thread.item)?.focus({ preventScroll: true }))
  }
  return (
    <Dialog
      {...dialog}
      title={item === null ? words.allTitle : words.title(item.id)}
      description={words.who}
      closeOnOutside={item === null}
      returnFocus={() => document.querySelector(`[data-comment="${item?.id ?? ''}"]`)}
    >
      <div className="grid grid-cols-1 gap-4">
        {field === undefined ? null : (
          <blockquote
            dir="auto"
            className="line-clamp-4 border-accent border-s-2 ps-3 font-serif [overflow-wrap:anywhere]"
          >
            {field.text}
          </blockquote>
        )}
        {item === null && threads.length === 0 ? (
          <p className="text-ink-soft text-sm">{words.none}</p>
        ) : (
          <ul className="-my-4 divide-y divide-line empty:hidden">
            {threads.map((thread) => (
              <li key={thread.id}>
                <ThreadCard
                  thread={thread}
                  label={words.title(thread.item)}
                  note={thread.isMine ? <Badge tone="accent">{words.mine}</Badge> : null}
                  isBesideItem={item !== null}
                >
                  {item !== null ? null : desk.gone.includes(thread) ? (
                    <p className="text-ink-soft text-xs">{words.gone}</p>
                  ) : (
                    <div>
                      <Button size="sm" onClick={() => go(thread)}>
                        {words.show(thread.item)}
                      </Button>
                    </div>
                  )}
                </ThreadCard>
              </li>
            ))}
          </ul>
        )}
        {guest !== null && threads.some(({ isMine }) => isMine) ? (
          <LeaveEmail access={desk.access} state={guest.email} />
        ) : null}
        {item === null || field === undefined ? null : mayAsk ? (
          <CommentForm
            access={desk.access}
            item={item.id}
            field={field}
            name={guest?.name ?? null}
          />
        ) : (
          <Notice>{words.closed}</Notice>
        )}
      </div>
    </Dialog>
  )
}
