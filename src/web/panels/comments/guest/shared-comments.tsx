import { type ReactNode, use, useState } from 'react'
import type { SharedDocument } from '#contract/sharing.ts'
import { useFile } from '#web/hooks/use-file.ts'
import { useIdle } from '#web/hooks/use-idle.ts'
import { createFileLoader } from '#web/loading/file-loader.ts'
import { ItemSlotContext } from '#web/panels/document/outline/item-slot.ts'
import { type GuestDesk, GuestDeskContext } from './guest-desk.ts'

/** The document is read first: what comments need comes when it stands, and moves nothing. */
const loadComments = createFileLoader(() => import('./link-comments.tsx'))

interface SharedCommentsProps {
  token: string
  shared: SharedDocument
  children: ReactNode
}

/** Lets a visitor comment on the items inside, and shows what the others of the link said. */
export function SharedComments({ token, shared, children }: SharedCommentsProps) {
  const file = useFile(loadComments, useIdle())
  const [desk, setDesk] = useState<GuestDesk | null>(null)
  return (
    <GuestDeskContext value={desk}>
      <ItemSlotContext value={desk?.Mark ?? null}>{children}</ItemSlotContext>
      {file ? <file.LinkComments token={token} shared={shared} onDesk={setDesk} /> : null}
    </GuestDeskContext>
  )
}

/** The way to all comments of the link; its place is kept until it comes. */
export function CommentsPlace() {
  const desk = use(GuestDeskContext)
  return <div className="min-h-11 min-w-36">{desk && <desk.Button />}</div>
}
