import { type ComponentType, createContext } from 'react'
import type { SharedThread } from '#contract/threads/thread-schema.ts'
import type { LinkAccess } from '#web/api/sharing/shared-threads.ts'

/** The comments of a link beside the document that it shows. */
export interface GuestDesk {
  access: LinkAccess
  threads: readonly SharedThread[]
  /** By the item they are about in this version. */
  byItem: ReadonlyMap<string, readonly SharedThread[]>
  /** About what is not in this version. */
  gone: readonly SharedThread[]
  /** Opens the sheet at an item, or with all of them for null. */
  open: (item: string | null) => void
  /** What stands beside an item, and at the head of the page. */
  Mark: ComponentType<{ id: string }>
  Button: ComponentType
}

/** Null until the comments are here, and where there are none and nobody may ask. */
export const GuestDeskContext = createContext<GuestDesk | null>(null)
