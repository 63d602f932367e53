import { findNumbers } from '#domain/language/numbers/find-numbers.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Quote } from '#domain/requirements/document-items.ts'
import type { Fault } from '#domain/requirements/enrichment/judge-item.ts'
import { quotesSame } from '#domain/requirements/registers/quotes-same.ts'

interface Tested {
  /** What the test says, all of it. */
  text: string
  /** The words that it rests on. */
  quotes: readonly Quote[]
}

/**
 * Why a test goes against what holds until two sides agree: it rests on them, and has a figure of the
 * side that gives way and none of the one that holds.
 */
export function findBrokenDefault(
  { contradictions = [] }: Pick<RequirementsDocument, 'contradictions'>,
  { text, quotes }: Tested,
): Fault | null {
  const own = figuresOf(text)
  const broken = contradictions.find(({ quotes: sides, suggestedDefault = '' }) => {
    const holds = figuresOf(suggestedDefault)
    const rests = sides.some((side) => quotes.some((quote) => quotesSame(side, quote)))
    if (!rests || holds.size === 0) return false
    const told = new Set(sides.flatMap((side) => [...figuresOf(side.text)]))
    const givesWay = [...told].filter((figure) => !holds.has(figure))
    return givesWay.some((figure) => own.has(figure)) && ![...holds].some((each) => own.has(each))
  })
  return broken === undefined ? null : { rule: 'denied', words: broken.id }
}

/** The numbers of a text; 18.00 and 18:00 are one. */
function figuresOf(text: string): Set<string> {
  const plain = text.normalize('NFKC').replace(/(\d)[:.]00\b/gu, '$1')
  return new Set(findNumbers(plain).flatMap(({ readings }) => readings))
}
