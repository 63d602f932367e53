import { contentStems } from '#domain/language/stems.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Journey } from '#domain/requirements/document-journeys.ts'
import { nearestStep } from './nearest-step.ts'

/** So many words of a quote, and so much of it, a step has to tell. */
const LEAST = 2
const SHARE = 0.5

/**
 * The contradictions and questions that each step of a story waits on, by its number: those that were
 * asked of the words that tell the step.
 */
export function waitsOfSteps(
  { contradictions = [], openQuestions }: RequirementsDocument,
  { steps, quotes }: Journey,
): Map<number, string[]> {
  const told = steps.map(({ text, number }) => ({
    number,
    stems: contentStems(text),
  }))
  const waits = new Map<number, string[]>()
  for (const { id, quotes: asked } of [...contradictions, ...openQuestions]) {
    for (const { question, text } of asked) {
      const isTold = quotes.some((own) => own.question === question && overlaps(own.text, text))
      if (!isTold) continue
      const stems = contentStems(text)
      const best = nearestStep(told, stems)
      if (best === undefined || best.shared < LEAST || best.shared < stems.size * SHARE) continue
      const known = waits.get(best.number) ?? []
      if (!known.includes(id)) waits.set(best.number, [...known, id])
    }
  }
  return waits
}

function overlaps(one: string, other: string): boolean {
  return one.includes(other) || other.includes(one)
}
