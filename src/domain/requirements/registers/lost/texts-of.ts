import type { Traced } from '#domain/requirements/document-items.ts'

/** Everything that an item says, without the words that it quotes. */
export function textsOf(item: Traced): string[] {
  const { id: _id, sources: _sources, mark: _mark, rows: _rows, quotes, edited, ...said } = item
  // Whoever rewrote an item has put its figures as they are to be.
  return [...stringsOf(said), ...(edited === true ? quotes.map(({ text }) => text) : [])]
}

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(stringsOf)
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : []
}
