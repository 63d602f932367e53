import type { Quote } from '#domain/requirements/document-items.ts'
import type { Assumption } from '#domain/requirements/document-registers.ts'
import type { Bench, Place } from '#domain/requirements/enrichment/applying/bench.ts'
import { sentence } from '#domain/requirements/phrases.ts'
import { sortedIds } from '#domain/requirements/writing/notebook.ts'

interface Supposed {
  text: string
  quotes: Quote[]
  /** The item that rests on it. */
  item: string
  settles: NonNullable<Assumption['settles']>
}

/** Registers one supposition in a table, which the founder settles by itself. */
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
    items: [item],
    settles,
  })
  touched.set(id, place)
  touched.set(item, place)
}
