import { findNumbers } from '#domain/language/numbers/find-numbers.ts'
import { findSums, withoutResults } from '#domain/language/numbers/find-sums.ts'
import { findTooLong } from '#domain/requirements/enrichment/find-form-fault.ts'
import { findInvented } from '#domain/requirements/enrichment/find-invented.ts'
import { findUnfounded } from '#domain/requirements/enrichment/find-unfounded.ts'
import type { Fault } from '#domain/requirements/enrichment/judge-item.ts'
import { LIMITS } from '#domain/requirements/enrichment/limits.ts'

interface Asked {
  /** What was told. */
  told: readonly string[]
  /** The words that the question rests on. */
  quotes: readonly string[]
}

/** What a question brings with it that nobody told: it asks, and supplies no fact. By the names of its parts. */
export function findSupplied(
  parts: Readonly<Record<string, string>>,
  { told, quotes }: Asked,
): Fault | null {
  for (const [part, text] of Object.entries(parts)) {
    const isSum = SUM.test(text)
    const find = (asked: string, known: readonly string[]) =>
      listSupplied(asked, known).filter(
        (each) =>
          !isFigureOf(each, quotes) && !((isSum || !SPAN.test(each)) && isFigureOf(each, told)),
      )
    const fault =
      findWrongSum(text, part) ??
      findInvented({ text, part }, told, find) ??
      findTooLong({ text, part }, LIMITS.registers.letters)
    if (fault !== null) return fault
  }
  return null
}

/** What a sum comes to is no figure that somebody has to have told; it has to be right. */
export function findWrongSum(text: string, part: string): Fault | null {
  const wrong = findSums(text).find(({ holds }) => !holds)
  return wrong === undefined ? null : { rule: 'shape', form: 'no-sum', words: wrong.text, part }
}

/** "FR-014" names a line of the draft, and no number of anything. */
const IDS = /\b[A-Z]{2,5}-\d+(?:\.\d+)?\b/gu

/** "Two customers take one box" says what happens at once, and counts nobody. */
const TWO =
  /^(?:two|二)\s*(?!(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|percent)$|[時分秒日週年か月割])\p{L}+$/iu

function listSupplied(text: string, told: readonly string[]): string[] {
  const claims = withoutResults(text.replace(IDS, ' '))
  return findUnfounded(claims, told).filter((each) => !TWO.test(each))
}

/** "Within 3 weeks" asks for a span that nobody told; in a sum it claims nothing. */
const SPAN = /(?:sec(?:ond)?|min(?:ute)?|h(?:ou)?r|day|week|month|year)s?$|[日週月年時分秒]/iu
const SUM = /[×÷*=＝]/u

/** "14 places" of a quoted "max 14", "C4 waits": a question claims nothing of a figure that was told, whatever it counts. */
function isFigureOf(words: string, quotes: readonly string[]): boolean {
  const numbers = findNumbers(words)
  const quoted = quotes.flatMap((quote) => findNumbers(quote).flatMap(({ readings }) => readings))
  return (
    numbers.length > 0 &&
    !MONEY.test(words) &&
    numbers.every(({ readings }) => readings.some((reading) => quoted.includes(reading)))
  )
}

const MONEY = /\p{Sc}|円|%/u
