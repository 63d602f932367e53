import { contentStems } from '#domain/language/stems.ts'
import { findEveryFigure } from '#domain/requirements/boundaries/find-limits.ts'
import type { FigureKind } from '#domain/requirements/boundaries/limit.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type {
  AcceptanceCriterion,
  BusinessRule,
  Quote,
} from '#domain/requirements/document-items.ts'
import type { Contradiction } from '#domain/requirements/document-registers.ts'
import { bare } from '#domain/requirements/phrases.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { quotesSame } from '#domain/requirements/registers/quotes-same.ts'
import { DENIED } from './denied.ts'
import { figureValue } from './figures/figure-value.ts'

/**
 * The rules that what holds until a contradiction is decided does not let hold, and the tests made of them alone,
 * by their ids, each with the contradiction: a side whose figure is not the default's while the other's is, or
 * that allows what the default refuses in the words of the other, or the reverse. Where the default takes neither
 * side, and of a rule that says more, nothing. Pure.
 */
export function listOverruled(
  document: Pick<RequirementsDocument, 'contradictions' | 'rules' | 'features'>,
): ReadonlyMap<string, string> {
  const overruled = new Map<string, string>()
  const tests = listRequirements(document).flatMap(({ criteria }) => criteria)
  for (const entry of document.contradictions ?? []) {
    for (const lost of listLost(entry)) {
      const rules = document.rules.filter((rule) => isOfSide(rule, lost, entry))
      for (const { id } of rules) overruled.set(id, entry.id)
      const own = new Set(rules.map(({ id }) => id))
      for (const test of tests) if (isOfRules(test, own, lost)) overruled.set(test.id, entry.id)
    }
  }
  return overruled
}

/** A side that the default overrules: its quote, the other's, and the figure that does not hold. */
interface Lost {
  side: Quote
  other: Quote
  /** Null where the one allows what the other refuses. */
  figure: Figure | null
}

interface Figure {
  kind: FigureKind
  number: number
  unit: string
}

function listLost({ quotes, suggestedDefault = '' }: Contradiction): Lost[] {
  const pairs = quotes.flatMap((side) =>
    quotes.flatMap((other) => (quotesSame(side, other) ? [] : [{ side, other }])),
  )
  return pairs.flatMap(({ side, other }): Lost[] => {
    if (listShared(side.text, other.text).length === 0) return []
    const figure = findLostFigure([side.text, other.text], suggestedDefault)
    if (figure !== null) return [{ side, other, figure }]
    return isRefused([side.text, other.text], suggestedDefault) ? [{ side, other, figure }] : []
  })
}

/** The one figure of a side where the default has the only other of the same measure. */
function findLostFigure([side, other]: [string, string], held: string): Figure | null {
  const [own, others, kept] = [side, other, held].map(listFigures) as [Figure[], Figure[], Figure[]]
  const found = own.find((figure) => {
    const [holds, ...more] = others.filter((each) => isSameMeasure(each, figure))
    const isAlone = own.filter((each) => isSameMeasure(each, figure)).length === 1
    if (holds === undefined || more.length > 0 || !isAlone || isSame(holds, figure)) return false
    const isHeld = (each: Figure) => kept.some((one) => isSame(one, each))
    if (!isHeld(holds)) return false
    return !isHeld(figure) || isOnlyDone(holds, figure, { side, other, held })
  })
  return found ?? null
}

/** "Held 48 hours; after 24 hours a mail": of both figures, one alone is in a clause of what the sides do. */
function isOnlyDone(
  holds: Figure,
  figure: Figure,
  { side, other, held }: { side: string; other: string; held: string },
): boolean {
  const own = contentStems(`${side} ${other}`)
  const done = held.split(CLAUSE_END).filter((clause) => {
    const words = [...contentStems(clause)].filter((stem) => !/^\p{N}+$/u.test(stem))
    const shared = words.filter((stem) => own.has(stem)).length
    return shared >= FEWEST && shared >= words.length * MOSTLY
  })
  const figures = done.flatMap(listFigures)
  return (
    figures.some((each) => isSame(each, holds)) && !figures.some((each) => isSame(each, figure))
  )
}

const CLAUSE_END = /[;,:.!?\n](?!\p{N})|[。、；：]|\s(?:and|but|while|then)\s/u
const FEWEST = 2
const MOSTLY = 0.7

/** The default has the words of the other side, and one of them refuses what the other allows. */
function isRefused([side, other]: [string, string], held: string): boolean {
  return (
    DENIED.test(side) !== DENIED.test(other) &&
    held.includes(bare(other)) &&
    !held.includes(bare(side))
  )
}

/** A rule of the words of a side, which says what does not hold and no more. */
function isOfSide(rule: BusinessRule, lost: Lost, { items }: Contradiction): boolean {
  const { side, other } = lost
  const isQuoted = rule.quotes.some((quote) => quotesSame(quote, side))
  if (rule.edited === true || rule.confirmed === true) return false
  if (rule.quotes.some((quote) => quotesSame(quote, other))) return false
  return (isQuoted || (items.includes(rule.id) && lost.figure !== null)) && says(rule.text, lost)
}

/** Whether words say what does not hold: its figure and none besides, or whatever both sides are about. */
function says(text: string, { side, other, figure }: Lost): boolean {
  const shared = listShared(side.text, other.text)
  const own = contentStems(text)
  if (figure === null)
    return shared.every((stem) => own.has(stem)) && DENIED.test(text) === DENIED.test(side.text)
  const figures = listFigures(text)
  return (
    figures.length > 0 &&
    figures.every((each) => isSame(each, figure)) &&
    listShared(text, other.text).length > 0
  )
}

/** A test made of such rules alone, or one that somebody supposed of the same words. */
function isOfRules(test: AcceptanceCriterion, rules: ReadonlySet<string>, lost: Lost): boolean {
  const { from = [], mark, quotes, given, when, outcome, edited } = test
  if (edited === true || test.confirmed === true) return false
  if (from.length > 0) return from.every((id) => rules.has(id))
  if (mark !== 'assumed' || quotes.length === 0) return false
  const isOfIt = quotes.every((quote) => quotesSame(quote, lost.side))
  const told = `${given} ${when} ${outcome}`
  if (lost.figure === null) return isOfIt && says(told, lost)
  // "At 20:00 it is late, as 18:00 is over" tests the side that holds.
  const figures = listFigures(told)
  return isOfIt && figures.length > 0 && figures.every((each) => isSame(each, lost.figure))
}

/** What two sides are both about. */
function listShared(one: string, other: string): string[] {
  const stems = contentStems(other)
  return [...contentStems(one)].filter((stem) => stems.has(stem) && !/^\p{N}+$/u.test(stem))
}

function listFigures(text: string): Figure[] {
  return findEveryFigure(text, 'und').flatMap(({ figure, kind, start }): Figure[] => {
    const value = figureValue(figure, kind)
    if (value === null) return []
    const behind = text.slice(text.indexOf(figure, start) + figure.length)
    const half = AND_HALF.test(behind) ? 0.5 : 0
    const isBare = figure.toLowerCase().startsWith(value.unit)
    return [{ kind, number: value.number + half, unit: isBare ? '' : value.unit }]
  })
}

/** "Three and a half tonne" is found as three. */
const AND_HALF = /^\s+and a half\b/iu

/** "18 or over" counts what "21 years" does, "8 children" not what "2 helpers" do. */
function isSameMeasure(one: Figure, other: Figure): boolean {
  const isUnsaid = one.unit === '' || other.unit === ''
  return one.kind === other.kind && (isUnsaid || one.unit === other.unit)
}

function isSame(one: Figure, other: Figure | null): boolean {
  return other !== null && isSameMeasure(one, other) && Math.abs(one.number - other.number) < 0.001
}
