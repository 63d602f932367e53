import { findNumbers } from '#domain/language/numbers/find-numbers.ts'
import { findEveryFigure, findLimits } from '#domain/requirements/boundaries/find-limits.ts'
import type { FigureAt, LimitWord } from '#domain/requirements/boundaries/limit.ts'
import { figureValue } from '#domain/requirements/contradictions/figures/figure-value.ts'
import type { CriterionParts } from './criterion-parts.ts'

interface Counted {
  value: number
  /** Of what; empty where it is not told. */
  unit: string
}

/**
 * The figure of a limit in the quotes that both sides of it leave out: 12.30 where there are 12.29 and
 * 12.31. A price, and what counts something else, has no sides.
 */
export function findLeftEdge(
  { given, when }: Pick<CriterionParts, 'given' | 'when'>,
  cited: readonly string[],
  language: string,
): string | null {
  const own = listCounted(`${given}. ${when}`, language)
  const limits = cited
    .flatMap((quote) => findLimits(quote, language))
    .filter(({ word }) => EDGED.has(word))
  const left = limits.find(({ figure, kind }) => {
    const [number] = findNumbers(figure)
    if (number === undefined) return false
    const value = Number(number.readings[0])
    const unit = unitOf({ figure, kind })
    const alike = own.filter((each) => each.unit === '' || unit === '' || each.unit === unit)
    const values = alike.map((each) => each.value)
    return (
      !values.includes(value) &&
      values.some((each) => isNext(each, value)) &&
      values.some((each) => isNext(value, each))
    )
  })
  const [number] = findNumbers(left?.figure ?? '')
  return number === undefined ? null : (left?.figure.slice(number.start, number.end) ?? null)
}

const EDGED: ReadonlySet<LimitWord | undefined> = new Set<LimitWord>([
  ...(['within', 'least', 'over', 'under', 'until', 'from', 'notice', 'lapse', 'rate'] as const),
])

function listCounted(text: string, language: string): Counted[] {
  const figures = findEveryFigure(text, language)
  return findNumbers(text).map(({ readings: [value = ''], start, end }) => {
    const figure = figures.find((each) => each.start <= start && each.end >= end)
    return { value: Number(value), unit: figure === undefined ? '' : unitOf(figure) }
  })
}

function unitOf({ figure, kind }: Pick<FigureAt, 'figure' | 'kind'>): string {
  return figureValue(figure, kind)?.unit ?? ''
}

function isNext(one: number, other: number): boolean {
  return one < other && other - one <= STEP
}

/** Next to an edge. */
const STEP = 1
