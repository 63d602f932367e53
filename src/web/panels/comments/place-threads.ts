import type { Traced } from '#domain/requirements/document-items.ts'
import { placeAnchor } from '#domain/threads/place-anchor.ts'
import type { ShownThread } from './thread-card.tsx'

interface Placed<Each> {
  byItem: Map<string, Each[]>
  gone: Each[]
}

/** Where each comment belongs in a version; what is about a removed item stays apart. */
export function placeThreads<Each extends ShownThread>(
  threads: readonly Each[],
  items: ReadonlyMap<string, Traced>,
): Placed<Each> {
  const byItem = new Map<string, Each[]>()
  const gone: Each[] = []
  for (const thread of threads) {
    const place = placeAnchor(thread, items)
    if (place === null) gone.push(thread)
    else byItem.set(place, [...(byItem.get(place) ?? []), thread])
  }
  return { byItem, gone }
}
