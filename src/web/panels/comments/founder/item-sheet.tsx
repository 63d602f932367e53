import type { Thread } from '#contract/threads/thread-schema.ts'
import { inboxText as words } from '#web/text/document/comments.ts'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { FounderThread } from './founder-thread.tsx'

interface ItemSheetProps {
  item: string
  threads: readonly Thread[]
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The comments on one item of the founder's document. */
export function ItemSheet({ item, threads, ...dialog }: ItemSheetProps) {
  return (
    <Dialog
      {...dialog}
      title={words.itemTitle(item)}
      returnFocus={() => document.querySelector(`[data-comment="${item}"]`)}
    >
      <ul className="-my-4 divide-y divide-line">
        {threads.map((thread) => (
          <li key={thread.id}>
            <FounderThread thread={thread} />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
