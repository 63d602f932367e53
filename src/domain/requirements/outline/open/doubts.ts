import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Traced } from '#domain/requirements/document-items.ts'
import type { Assumption } from '#domain/requirements/document-registers.ts'
import { findLiteralWords } from '#domain/requirements/outline/own-words.ts'
import { listContents } from '#domain/requirements/registers/list-items.ts'
import { quotesSame } from '#domain/requirements/registers/quotes-same.ts'

/** What only asks or supposes. */
const REGISTERS: ReadonlySet<string> = new Set(['AS', 'CT', 'OQ', 'BQ', 'UN', 'ASIDE'])

/** Whether a doubt is told where it stands: as a mark, or as the fact that it is. */
export function isToldThere(doubt: Assumption, document: RequirementsDocument): boolean {
  return isMarkedThere(doubt, document) || isToldAsFact(doubt, document)
}

/** Whether a doubt says of an item only that it is guessed: the item's mark says it where it stands. */
export function isMarkedThere(doubt: Assumption, document: RequirementsDocument): boolean {
  const marked = listContents(document)
    .filter(({ prefix, item }) => !REGISTERS.has(prefix) && item.mark === 'guess')
    .map(({ item }) => item)
  const told = [...marked, ...document.success]
  return doubt.quotes.length > 0 && told.some((item) => saysSame(doubt, item))
}

/**
 * Whether what the founder is said to take to be so is a fact in their own words, letter by letter, that
 * another item tells: "stable number (we have 18)". Nobody has to confirm it.
 */
function isToldAsFact(entry: Assumption, document: RequirementsDocument): boolean {
  if (entry.mark !== 'stated' || entry.edited === true || findLiteralWords(entry) === null)
    return false
  const items = listContents(document).filter(({ prefix }) => !REGISTERS.has(prefix))
  const told = items.map(({ item }) => item)
  return told.some((item) => saysSame(entry, item) && hasFigures(entry.text, item))
}

/** A line with the same quote that leaves its figures out does not tell it: nobody would read them. */
function hasFigures(text: string, { quotes: _, rows: __, ...item }: Traced): boolean {
  const said = JSON.stringify(item).replace(ID, '')
  return (text.match(/\d+/g) ?? []).every((figure) => said.includes(figure))
}

/** The number of a requirement is no figure. */
const ID = /[A-Z]+-[\d.]+/g

/** A measure of which the founder told a doubt in the same words is guessed. */
export function isDoubted(measure: Traced, { assumptions }: RequirementsDocument): boolean {
  return assumptions.some(
    (doubt) => doubt.mark !== 'assumed' && doubt.quotes.length > 0 && saysSame(doubt, measure),
  )
}

function saysSame({ quotes }: Assumption, item: Traced): boolean {
  return quotes.every((quote) => item.quotes.some((other) => quotesSame(quote, other)))
}
