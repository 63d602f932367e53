import { useEffect, useMemo, useState } from 'react'
import type { SharedDocument } from '#contract/sharing.ts'
import { mapItems } from '#domain/requirements/editing/map-items.ts'
import { useSharedThreads } from '#web/api/sharing/shared-threads.ts'
import { useFile } from '#web/hooks/use-file.ts'
import { createFileLoader } from '#web/loading/file-loader.ts'
import { placeThreads } from '#web/panels/comments/place-threads.ts'
import { CommentMark } from './comment-mark.tsx'
import { CommentsButton } from './comments-button.tsx'
import type { GuestDesk } from './guest-desk.ts'
import { findGuestToken } from './guest-token.ts'

const loadSheet = createFileLoader(() => import('./comment-sheet.tsx'))

const NONE: never[] = []

interface LinkCommentsProps {
  token: string
  shared: SharedDocument
  onDesk: (desk: GuestDesk | null) => void
}

/** Reads a link's comments, gives them to the document beside it, and holds the sheet to write in. */
export function LinkComments({ token, shared, onDesk }: LinkCommentsProps) {
  const [guest] = useState(() => findGuestToken(token))
  const { pass, content } = shared
  const access = useMemo(() => ({ token, pass, guest }), [token, pass, guest])
  const { data } = useSharedThreads(access)
  const threads = data?.threads ?? NONE
  const items = useMemo(() => mapItems(content), [content])
  const [place, setPlace] = useState<{ item: string | null; isOpen: boolean } | null>(null)
  const desk = useMemo(
    (): GuestDesk => ({
      access,
      threads,
      ...placeThreads(threads, items),
      open: (item) => setPlace({ item, isOpen: true }),
      Mark: CommentMark,
      Button: CommentsButton,
    }),
    [access, threads, items],
  )
  // Where nobody may ask and nobody has, the document is as quiet as before.
  const isShown = data !== undefined && (data.mayAsk || threads.length > 0)
  useEffect(() => onDesk(isShown ? desk : null), [isShown, desk, onDesk])
  const file = useFile(loadSheet, place !== null)
  if (place === null || file === null || data === undefined) return null
  return (
    <file.CommentSheet
      key={place.item ?? ''}
      desk={desk}
      item={place.item === null ? null : (items.get(place.item) ?? null)}
      guest={data.guest}
      mayAsk={data.mayAsk}
      open={place.isOpen}
      onOpenChange={(isOpen) => setPlace({ ...place, isOpen })}
    />
  )
}
