import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Contradiction, OpenQuestion } from '#domain/requirements/document-registers.ts'
import { kindOf, listContents } from '#domain/requirements/registers/list-items.ts'
import { quotesOverlap } from '#domain/requirements/registers/quotes-same.ts'

/** What is built, tested, sent or charged: a right goes by its default anyhow. */
const BUILT: ReadonlySet<string> = new Set(['FR', 'AC', 'BR', 'MSG', 'MON'])

/**
 * Puts with a contradiction what cannot be built as it stands while its default holds: lines of one of its sides, by
 * the words that they rest on, which nobody has confirmed.
 */
export function putDrops(
  document: RequirementsDocument,
  item: Contradiction | OpenQuestion | undefined,
  drops: readonly string[] = [],
): boolean {
  const clash = document.contradictions?.find((each) => each === item)
  if (clash === undefined || drops.length === 0) return false
  const isOfSide = (quotes: Contradiction['quotes']) =>
    quotes.some((quote) => clash.quotes.some((side) => quotesOverlap(side, quote)))
  const told = listContents(document).flatMap(({ item: line }) =>
    drops.includes(line.id) &&
    BUILT.has(kindOf(line.id)) &&
    line.confirmed !== true &&
    line.edited !== true &&
    (clash.items.includes(line.id) || isOfSide(line.quotes))
      ? [line.id]
      : [],
  )
  if (told.length === 0) return false
  clash.drops = told
  return true
}
