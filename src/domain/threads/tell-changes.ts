import type { Traced } from '#domain/requirements/document-items.ts'
import { readItemHeart } from '#domain/requirements/editing/judgements.ts'
import { placeAnchor } from './place-anchor.ts'
import type { Anchor, ThreadChange } from './thread.ts'

/** A reply touches few items; more would be a list that nobody reads. */
const MOST = 10

interface Answered extends Anchor {
  /** What the item said when it was asked of. */
  itemText: string
  questionId: string
  reply: string
}

/**
 * What a version says differently by a reply: the item that was asked of, where it changed, and the
 * items that come from the reply alone.
 */
export function tellChanges(
  { itemText, questionId, reply, ...anchor }: Answered,
  items: ReadonlyMap<string, Traced>,
): ThreadChange[] {
  const place = placeAnchor(anchor, items)
  const now = place === null ? undefined : items.get(place)
  const after = now ? readItemHeart(now) : null
  const own = after === itemText ? [] : [{ item: now?.id ?? anchor.item, before: itemText, after }]
  const quoting = [...items.values()].filter(
    ({ id, quotes }) =>
      id !== now?.id &&
      quotes.length > 0 &&
      quotes.every(({ question, text }) => question === questionId && reply.includes(text)),
  )
  const told = quoting.map((item) => ({ item: item.id, before: null, after: readItemHeart(item) }))
  return [...own, ...told.filter(({ after }) => after !== '')].slice(0, MOST)
}
