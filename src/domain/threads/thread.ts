export const THREAD_KINDS = ['question', 'remark', 'wording'] as const

/** What was said of an item: a question, a remark, or how it might be worded. */
export type ThreadKind = (typeof THREAD_KINDS)[number]

export const THREAD_STATES = ['open', 'answered', 'closed'] as const

export type ThreadState = (typeof THREAD_STATES)[number]

export const ASKER_KINDS = ['guest', 'agent'] as const

export type AskerKind = (typeof ASKER_KINDS)[number]

/** Where something was said: the item, the place in it, and the words that were read there. */
export interface Anchor {
  item: string
  /** The place in the item, dotted: `text`, `steps.2.text`. */
  field: string
  quote: string
  /** Ids of the rows that the item came from. */
  rows: readonly string[]
}

/** What an item says since a reply is in the document. */
export interface ThreadChange {
  item: string
  /** Null for an item that is new. */
  before: string | null
  /** Null for an item that is gone. */
  after: string | null
}
