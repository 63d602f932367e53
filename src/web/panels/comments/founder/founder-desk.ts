import { createContext } from 'react'
import type { Thread } from '#contract/threads/thread-schema.ts'

/** The comments beside a founder's document. */
export interface FounderDesk {
  byItem: ReadonlyMap<string, readonly Thread[]>
  /** About what is not in this version. */
  gone: readonly Thread[]
  /** Shows the comments on an item. */
  open: (item: string) => void
}

export const FounderDeskContext = createContext<FounderDesk | null>(null)
