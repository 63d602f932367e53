import { MessageCircle } from 'lucide-react'
import { use } from 'react'
import '#web/panels/comments/comments.css'
import { inboxText as words } from '#web/text/document/comments.ts'
import { FounderDeskContext } from './founder-desk.ts'

/** How many comments an item has; nothing where it has none. */
export function ItemComments({ id }: { id: string }) {
  const desk = use(FounderDeskContext)
  const count = desk?.byItem.get(id)?.length ?? 0
  if (desk === null || count === 0) return null
  return (
    <button
      type="button"
      className="document-comment"
      data-count={count}
      data-comment={id}
      aria-label={words.onItemLabel(id, count)}
      onClick={() => desk.open(id)}
    >
      <MessageCircle aria-hidden />
      {count}
    </button>
  )
}
