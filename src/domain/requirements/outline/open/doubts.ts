import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Traced } from '#domain/requirements/document-items.ts'
import type { Assumption } from '#domain/requirements/document-registers.ts'
import { listContents } from '#domain/requirements/registers/list-items.ts'
import { quotesSame } from '#domain/requirements/registers/quotes-same.ts'

/** What only asks or supposes. */
const REGISTERS: ReadonlySet<string> = new Set(['AS', 'CT', 'OQ', 'BQ', 'UN', 'ASIDE'])

/** Whether a doubt says of an item only that it is guessed: the item's mark says it where it stands. */
export function isMarkedThere(doubt: Assumption, document: RequirementsDocument): boolean {
  const marked = listContents(document)
    .filter(({ prefix, item }) => !REGISTERS.has(prefix) && item.mark === 'guess')
    .map(({ item }) => item)
  const told = [...marked, ...document.success]
  return doubt.quotes.length > 0 && told.some((item) => saysSame(doubt, item))
}

/** A measure of which the founder told a doubt in the same words is guessed. */
export function isDoubted(measure: Traced, { assumptions }: RequirementsDocument): boolean {
  return assumptions.some(
    (doubt) => doubt.mark !== 'assumed' && doubt.quotes.length > 0 && saysSame(doubt, measure),
  )
}

function saysSame({ quotes }: Assumption, item: Traced): boolean {
  return quotes.every((quote) => item.quotes.some((other) => quotesSame(quote, other)))
}
