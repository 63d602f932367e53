import { MessageCircle } from 'lucide-react'
import { use } from 'react'
import '#web/panels/comments/comments.css'
import { guestText as words } from '#web/text/document/guest-comments.ts'
import { GuestDeskContext } from './guest-desk.ts'

/** The bubble beside an item: how many comments it has, and the way to one more. */
export function CommentMark({ id }: { id: string }) {
  const desk = use(GuestDeskContext)
  if (desk === null) return null
  const count = desk.byItem.get(id)?.length ?? 0
  return (
    <button
      type="button"
      className="document-comment"
      data-count={count || undefined}
      data-comment={id}
      aria-label={words.comment(id, count)}
      onClick={() => desk.open(id)}
    >
      <MessageCircle aria-hidden />
      {count === 0 ? null : count}
    </button>
  )
}
