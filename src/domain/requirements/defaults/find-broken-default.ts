import { findNumbers } from '#domain/language/numbers/find-numbers.ts'
import { contentStems, sharedCount } from '#domain/language/stems.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Quote } from '#domain/requirements/document-items.ts'
import type { Contradiction } from '#domain/requirements/document-registers.ts'
import { isDenied } from '#domain/requirements/enrichment/negations.ts'
import { quotesSame } from '#domain/requirements/registers/quotes-same.ts'

/** A test as far as it is compared: what it says, and the words that it rests on. */
interface Tested {
  given: string
  when: string
  outcome: string
  quotes: readonly Quote[]
}

/**
 * The contradiction whose default a test goes against, by its id: it rests on the sides, whatever
 * else it quotes, and has a figure of the one that gives way. Null for none.
 */
export function findBrokenDefault(
  { contradictions = [] }: Pick<RequirementsDocument, 'contradictions'>,
  test: Tested,
): string | null {
  const text = [test.given, test.when, test.outcome].join('. ')
  const figures = figuresOf(text)
  const broken = contradictions.find((clash) => {
    const isSide = (side: Quote) =>
      test.quotes.some((quote) => quotesSame(side, quote)) || retells(text, side.text)
    const sides = clash.quotes.filter(isSide)
    if (sides.length === 0) return false
    return figuresOf(clash.suggestedDefault ?? '').size === 0
      ? sides.some((side) => isRefused(clash, side, test))
      : hasLostFigure(clash, figures)
  })
  return broken?.id ?? null
}

/** It has a figure of the side that gives way, and none of the one that holds. */
function hasLostFigure(
  { quotes: sides, suggestedDefault = '' }: Contradiction,
  own: ReadonlySet<string>,
): boolean {
  const holds = figuresOf(suggestedDefault)
  const told = new Set(sides.flatMap((side) => [...figuresOf(side.text)]))
  const givesWay = [...told].filter((figure) => !holds.has(figure))
  return givesWay.some((figure) => own.has(figure)) && ![...holds].some((each) => own.has(each))
}

/**
 * A default without a figure refuses what one side allows up to one, as the other side does: a test
 * with that figure has to come out as a no.
 */
function isRefused(
  { quotes: sides, suggestedDefault = '' }: Contradiction,
  side: Quote,
  { when, outcome }: Tested,
): boolean {
  const others = sides.filter((other) => other !== side)
  const isNo = isDenied(suggestedDefault) && others.some(({ text }) => isDenied(text))
  if (!isNo || isDenied(side.text)) return false
  const elsewhere = new Set(others.flatMap(({ text }) => [...figuresOf(text)]))
  const own = [...figuresOf(side.text)].filter((figure) => !elsewhere.has(figure))
  const has = (text: string) => own.some((figure) => figuresOf(text).has(figure))
  const results = outcome.split(/[;；]|。|、(?=\p{N})/u).filter((each) => each.trim() !== '')
  const about = results.some(has) ? results.filter(has) : has(when) ? results : []
  return about.some((result) => !isDenied(result))
}

/** So much of a side is in a text that says the same figure. */
const MOSTLY = 0.6

function retells(text: string, side: string): boolean {
  const figures = figuresOf(side)
  const stems = contentStems(side)
  const isSame = [...figuresOf(text)].some((figure) => figures.has(figure))
  return isSame && sharedCount(contentStems(text), stems) >= stems.size * MOSTLY
}

/** The numbers of a text; 18.00 and 18:00 are one. */
function figuresOf(text: string): Set<string> {
  const plain = text.normalize('NFKC').replace(/(\d)[:.]00\b/gu, '$1')
  return new Set(findNumbers(plain).flatMap(({ readings }) => readings))
}
