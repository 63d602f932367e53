import type { QuestionId } from '#domain/questionnaire/questionnaire-text.ts'
import type { Telling } from './telling.ts'

/** Where a reader would put a stretch, by its place in the telling: to a question or in the notes. */
export interface Placing {
  place: number
  to: QuestionId | 'notes'
}

/** The places of the stretches that a reader may place: what already is in the notes stays there. */
export function listPlaceable({ stretches }: Telling): number[] {
  return stretches.flatMap(({ kind, state }, place) =>
    kind === 'words' && state === 'waiting' ? [place] : [],
  )
}

/**
 * The telling with its stretches where a reader would put them; only where each goes changes, never
 * a word. A stretch that it left out, put in two places or may not place stays as it was sorted.
 */
export function placeStretches<T extends Telling>(telling: T, placings: readonly Placing[]): T {
  const destinations = new Map<number, Set<Placing['to']>>()
  for (const { place, to } of placings) {
    destinations.set(place, (destinations.get(place) ?? new Set()).add(to))
  }
  const placeable = new Set(listPlaceable(telling))
  const stretches = telling.stretches.map((each, place) => {
    const [to, ...others] = destinations.get(place) ?? []
    if (to === undefined || others.length > 0 || !placeable.has(place)) return each
    if (to === 'notes') return { ...each, question: null, state: 'kept' as const }
    return { ...each, question: to }
  })
  return { ...telling, stretches }
}
