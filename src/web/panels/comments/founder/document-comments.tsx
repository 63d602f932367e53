import { type ReactNode, useMemo, useState } from 'react'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { mapItems } from '#domain/requirements/editing/map-items.ts'
import { useProjectThreads } from '#web/api/sharing/threads.ts'
import { useFile } from '#web/hooks/use-file.ts'
import { useIdle } from '#web/hooks/use-idle.ts'
import { createFileLoader } from '#web/loading/file-loader.ts'
import { placeThreads } from '#web/panels/comments/place-threads.ts'
import { ItemSlotContext } from '#web/panels/document/outline/item-slot.ts'
import { type FounderDesk, FounderDeskContext } from './founder-desk.ts'

const loadItems = createFileLoader(() => import('./item-comments.tsx'))
const loadSheet = createFileLoader(() => import('./item-sheet.tsx'))

const NONE: never[] = []

interface DocumentCommentsProps {
  projectId: string
  document: RequirementsDocument
  children: ReactNode
}

/** Marks the items inside that have comments. It comes once the document stands, and moves nothing. */
export function DocumentComments({ projectId, document, children }: DocumentCommentsProps) {
  const threads = useProjectThreads(projectId, useIdle()).data ?? NONE
  const [place, setPlace] = useState<{ item: string; isOpen: boolean } | null>(null)
  const desk = useMemo(
    (): FounderDesk => ({
      ...placeThreads(threads, threads.length === 0 ? new Map() : mapItems(document)),
      open: (item) => setPlace({ item, isOpen: true }),
    }),
    [threads, document],
  )
  const items = useFile(loadItems, threads.length > 0)
  const file = useFile(loadSheet, place !== null)
  return (
    <FounderDeskContext value={desk}>
      <ItemSlotContext value={(threads.length > 0 && items?.ItemComments) || null}>
        {children}
      </ItemSlotContext>
      {place !== null && file ? (
        <file.ItemSheet
          item={place.item}
          threads={desk.byItem.get(place.item) ?? NONE}
          open={place.isOpen}
          onOpenChange={(isOpen) => setPlace({ ...place, isOpen })}
        />
      ) : null}
    </FounderDeskContext>
  )
}
