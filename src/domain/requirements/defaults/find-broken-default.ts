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
  const broken = contradictions.find((clash) => {
    const isSide = (side: Quote) =>
      test.quotes.some((quote) => quotesSame(side, quote)) || retells(text, side.text)
    const sides = clash.quotes.filter(isSide)
    if (sides.length === 0) return false
    return figuresOf(clash.suggestedDefault ?? '').size === 0
      ? sides.some((side) => isRefused(clash, side, test))
      : hasLostFigure(clash, text)
  })
  return broken?.id ?? null
}

/**
 * It has a figure of the side that gives way, of what the default counts and about what that is about, and
 * none of the one that holds.
 */
function hasLostFigure(clash: Contradiction, text: string): boolean {
  const { quotes: sides, suggestedDefault = '' } = clash
  const holds = countsOf(suggestedDefault)
  const own = countsOf(text)
  if (own.some(({ value }) => holds.some((each) => each.value === value))) return false
  const told = sides.flatMap((side) => countsOf(side.text))
  const isLost = told.some(
    (lost) =>
      holds.every(({ value }) => value !== lost.value) &&
      holds.some((each) => isOfUnit(lost, each)) &&
      own.some((each) => each.value === lost.value && isOfUnit(each, lost)),
  )
  return isLost && isAboutDefault(clash, text)
}

/** What the default is about in the words of its sides: 「サイトは5室」 says nothing of all 7室. */
function isAboutDefault(
  { quotes, text: asked, suggestedDefault = '' }: Contradiction,
  text: string,
): boolean {
  const said = contentStems([asked, ...quotes.map((quote) => quote.text)].join('. '))
  const counted = new Set(countsOf(suggestedDefault).map(({ unit }) => unit))
  const subject = [...contentStems(suggestedDefault)].filter(
    (word) => said.has(word) && !counted.has(word) && !/^\p{N}/u.test(word),
  )
  return subject.length === 0 || sharedCount(contentStems(text), new Set(subject)) > 0
}

interface Count {
  value: string
  /** What it counts; empty for what nothing tells, as of a time of day. */
  unit: string
}

function isOfUnit(one: Count, other: Count): boolean {
  if (one.unit === other.unit) return true
  // "Monday 8 in the evening" is no 8 May.
  const isDay = [one, other].some(({ unit }) => MONTH.test(unit))
  return !isDay && (one.unit === '' || other.unit === '')
}

const MONTH =
  /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(?:uary|ruary|ch|il|e|y|ust|t|tember|ober|ember)?$|^月$/iu

function countsOf(text: string): Count[] {
  const plain = withPlainClocks(text)
  return findNumbers(plain).flatMap(({ start, end, readings }) => {
    const behind = /^[\s-]?(?:[かヶカケ]月|\p{Script=Han}|[\p{Script=Latin}%]+)/u.exec(
      plain.slice(end),
    )
    const thing = behind?.[0].replace(/^[\s-]/u, '') ?? ''
    const isCounted = /^\p{Script=Latin}/u.test(thing) && !MONTH.test(thing)
    const unit = isCounted ? ([...contentStems(thing)][0] ?? '') : thing.toLowerCase()
    // "First one gets it" counts nothing.
    if (unit === '' && /^one$/iu.test(plain.slice(start, end))) return []
    return readings.map((value) => ({ value, unit }))
  })
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

/** The numbers of a text. */
function figuresOf(text: string): Set<string> {
  return new Set(findNumbers(withPlainClocks(text)).flatMap(({ readings }) => readings))
}

/** 18.00 and 18:00 are one. */
function withPlainClocks(text: string): string {
  return text.normalize('NFKC').replace(/(\d)[:.]00\b/gu, '$1')
}
