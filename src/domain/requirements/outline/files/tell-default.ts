import { findNumbers } from '#domain/language/numbers/find-numbers.ts'
import { contentStems, sharedCount } from '#domain/language/stems.ts'

/** Whether a line tells a default with all its figures: it needs no line of its own. */
export function tellsDefault(line: string, until: string): boolean {
  const told = findNumbers(line).flatMap(({ readings }) => readings)
  const own = findNumbers(until)
  const words = own.reduceRight(
    (left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`,
    until,
  )
  const hasFigures = own.every(({ readings }) => readings.some((each) => told.includes(each)))
  return hasFigures && shareIn(words, line) >= MOST_OF_IT
}

/** How much of some words stands in others. */
function shareIn(words: string, others: string): number {
  const stems = contentStems(words)
  return stems.size === 0 ? 1 : sharedCount(stems, contentStems(others)) / stems.size
}

const MOST_OF_IT = 0.6
