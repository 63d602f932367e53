import { contentStems } from '#domain/language/stems.ts'
import type { Journey } from '#domain/requirements/document-journeys.ts'
import { nearestStep } from './nearest-step.ts'

export interface StoryExamples {
  /** What each step's own words have as example data, by its number. */
  bySteps: ReadonlyMap<number, readonly string[]>
  /** What belongs to no step. */
  others: readonly string[]
}

/**
 * Where the names, days and counts of one story stand: with the step that tells the words they are from.
 */
export function placeExamples({ steps, quotes, examples = [] }: Journey): StoryExamples {
  const told = steps.map(({ number, text }) => ({
    number,
    said: text.toLowerCase(),
    stems: contentStems(text),
  }))
  const bySteps = new Map<number, string[]>()
  const others: string[] = []
  for (const example of examples) {
    const quote = quotes.find(({ text }) => text.toLowerCase().includes(example.toLowerCase()))
    const stems = contentStems(quote?.text ?? '')
    const best = nearestStep(told, stems)
    const isSaid = told.some(({ said }) => said.includes(example.toLowerCase()))
    if (isSaid) continue
    if (best === undefined || best.shared === 0) others.push(example)
    else bySteps.set(best.number, [...(bySteps.get(best.number) ?? []), example])
  }
  return { bySteps, others }
}
