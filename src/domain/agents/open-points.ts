import type { BoundaryWords } from '#domain/requirements/boundaries/text-en.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { FunctionalRequirement } from '#domain/requirements/document-items.ts'
import { isAboutAll, sortByBlocking } from '#domain/requirements/outline/open/sort-by-blocking.ts'
import { isAsked } from '#domain/requirements/questions/is-asked.ts'
import { type ToldBoundary, tellBoundary } from './tell-boundary.ts'

/** To be asked before what waits for it is built, or built by its suggested default. */
export interface OpenPoint {
  id: string
  text: string
  suggestedDefault: string | null
  /** Those of the asked-for requirements that wait for it. */
  holdsUp: string[]
}

/** A requirement with all that must be known to build it: its criteria, rules, things, screens. */
export function listAround(
  document: RequirementsDocument,
  { id, rules, entities, criteria }: FunctionalRequirement,
): Set<string> {
  const screens = document.screens.filter(({ requirements }) => requirements.includes(id))
  return new Set([
    id,
    ...rules,
    ...entities,
    ...criteria.flatMap((criterion) => [criterion.id, ...(criterion.from ?? [])]),
    ...screens.map((screen) => screen.id),
  ])
}

/**
 * What is said both ways about one of these, and the open questions that hold one up, by its id; each
 * in turn with those first that hold up most of them.
 */
export function listOpenPoints(
  document: RequirementsDocument,
  arounds: ReadonlyMap<string, ReadonlySet<string>>,
): OpenPoint[] {
  const holdUp = (ids: readonly string[]) =>
    [...arounds].flatMap(([id, around]) => (ids.some((each) => around.has(each)) ? [id] : []))
  const bothWays = (document.contradictions ?? []).map(
    ({ id, text, suggestedDefault = null, items }) => ({
      point: { id, text, suggestedDefault, holdsUp: holdUp(items) },
      turn: 0,
    }),
  )
  const questions = sortByBlocking(document).map((question) => {
    const { id, text, suggestedDefault, blocks } = question
    const point = { id, text, suggestedDefault, holdsUp: holdUp(blocks) }
    return { point, turn: isAboutAll(question) ? 2 : 1 }
  })
  return [...bothWays, ...questions]
    .filter(({ point }) => point.holdsUp.length > 0)
    .sort(
      (one, other) =>
        one.turn - other.turn || other.point.holdsUp.length - one.point.holdsUp.length,
    )
    .map(({ point }) => point)
}

/** The questions on the edges of the limits of these items that nobody answered yet. */
export function listOpenBoundaries(
  document: RequirementsDocument,
  near: ReadonlySet<string>,
  words: BoundaryWords,
): ToldBoundary[] {
  return (document.boundaries ?? [])
    .filter((question) => isAsked(question) && near.has(question.rule))
    .map((question) => tellBoundary(question, words))
}
