import { sharedCount } from '#domain/language/stems.ts'

/** A step of a story, by its number, with the words that it tells. */
interface StepStems {
  number: number
  stems: ReadonlySet<string>
}

/** The step that shares most words with these, the first of several, and how many; undefined where there is none. */
export function nearestStep(
  steps: readonly StepStems[],
  stems: ReadonlySet<string>,
): { number: number; shared: number } | undefined {
  return steps
    .map(({ number, stems: own }) => ({ number, shared: sharedCount(stems, own) }))
    .sort((one, other) => other.shared - one.shared)[0]
}
