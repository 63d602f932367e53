import type { ThreadState } from '#domain/threads/thread.ts'

/** What agents asked the founder about an item, and what became of it. */
export interface AskedQuestion {
  item: string
  question: string
  state: ThreadState
  reply?: string
  /** The first version whose document holds the reply; left out while none does. */
  heldInVersion?: number
}

/** Those about one of these items. */
export function pickAsked(
  asked: readonly AskedQuestion[],
  near: ReadonlySet<string>,
): AskedQuestion[] {
  return asked.filter(({ item }) => near.has(item))
}
