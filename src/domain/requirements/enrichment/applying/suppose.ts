import type { Quote } from '#domain/requirements/document-items.ts'
import type { Assumption } from '#domain/requirements/document-registers.ts'
import { sentence } from '#domain/requirements/phrases.ts'
import { sortedIds } from '#domain/requirements/writing/notebook.ts'
import type { Bench, Place } from './bench.ts'

interface Supposed {
  text: string
  quotes: Quote[]
  /** The item that rests on it; null for none. */
  item: string | null
  settles: NonNullable<Assumption['settles']>
}

/** Registers one supposition, which the founder settles by itself. */
export function suppose(
  { document, touched }: Bench,
  place: Place,
  { text, quotes, item, settles }: Supposed,
): void {
  const id = `AS#${place.kind}${place.index}`
  document.assumptions.push({
    id,
    sources: sortedIds(quotes.map(({ question }) => question)),
    mark: 'assumed',
    quotes,
    text: sentence(text),
    items: item === null ? [] : [item],
    settles,
  })
  touched.set(id, place)
  if (item !== null) touched.set(item, place)
}
