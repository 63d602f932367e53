import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Quote } from '#domain/requirements/document-items.ts'
import { isHeading } from '#domain/requirements/registers/is-heading.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import {
  isFigureOf,
  quotesOverlap,
  quotesSame,
} from '#domain/requirements/registers/quotes-same.ts'

type Registers = Pick<RequirementsDocument, 'contradictions' | 'openQuestions' | 'features'>

/** A question for which more wait is about all of a kind. */
export const MOST_WAITING = 4

/**
 * The contradictions that an item is a side of, by its id or by what their default overrules: it holds only until
 * they are decided.
 */
export function listClashes(
  { contradictions = [] }: Pick<RequirementsDocument, 'contradictions'>,
  ids: readonly string[],
  overruled: Readonly<Record<string, string>> = {},
): string[] {
  const isBy = (clash: string) => ids.some((id) => overruled[id] === clash)
  return contradictions
    .filter(({ id, items }) => items.some((item) => ids.includes(item)) || isBy(id))
    .map(({ id }) => id)
}

interface Resting {
  /** The items that it comes from. */
  ids: readonly string[]
  /** The words that it rests on. */
  quotes: readonly Quote[]
}

/**
 * The contradictions that something rests on, by its words or what it comes from, and what was asked
 * of those words. What nobody said anything of is asked of the whole, not of one line.
 */
export function listWaiting(registers: Registers, { ids, quotes }: Resting) {
  const requirements = listRequirements(registers)
  const own = quotes.filter((quote) => !isHeading(quote, requirements))
  const rests = (sides: readonly Quote[]) =>
    sides.some((side) =>
      own.some(
        (quote) => quotesSame(side, quote) || (ids.some(isFigureOf) && quotesOverlap(side, quote)),
      ),
    )
  const { contradictions = [], openQuestions } = registers
  return {
    clashes: contradictions
      .filter(({ items, quotes: sides }) => items.some((id) => ids.includes(id)) || rests(sides))
      .map(({ id }) => id),
    questions: openQuestions
      .filter(({ quotes: asked }) => asked.length > 0)
      .filter(
        ({ blocks, quotes: asked }) =>
          (blocks.length <= MOST_WAITING && blocks.some((id) => ids.includes(id))) || rests(asked),
      )
      .map(({ id }) => id),
  }
}
