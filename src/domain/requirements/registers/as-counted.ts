import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { listRequirements } from './list-items.ts'

/** The question for the features, the most important first. */
const FEATURES = 'q7'

/** The functions of the answer that counts them up, in its order, by their ids; others are left out. */
export function listAsCounted(document: RequirementsDocument): string[] {
  const listed = document.answers.find(({ question }) => question === FEATURES)?.text ?? ''
  const placed = listRequirements(document).flatMap(({ id, quotes }) => {
    const places = quotes
      .filter(({ question }) => question === FEATURES)
      .map(({ text }) => listed.indexOf(text))
      .filter((at) => at >= 0)
    return places.length === 0 ? [] : [{ id, at: Math.min(...places) }]
  })
  return placed.sort((one, other) => one.at - other.at).map(({ id }) => id)
}
