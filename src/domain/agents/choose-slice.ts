import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import type { ProgressState } from './progress.ts'

/** What was said last of each item, by its id. */
export type Progress = ReadonlyMap<string, ProgressState>

export interface SliceToBuild {
  number: number
  of: number
  title: string
  goal: string
  requirements: { id: string; text: string; priority: string; state: ProgressState | 'not yet' }[]
  /** The things, messages and connections that come with them. */
  items: string[]
  /** The criteria that must pass. */
  criteria: string[]
  /** To be asked, or built with their suggested default. */
  openQuestions: { id: string; text: string; suggestedDefault: string | null }[]
}

/**
 * The first part of the delivery that holds a requirement nobody reported as built; null when all
 * are built, or there is nothing to build.
 */
export function chooseSlice(
  document: RequirementsDocument,
  progress: Progress,
): SliceToBuild | null {
  const isBuilt = (id: string) => progress.get(id) === 'built'
  const slice = document.slices.find(({ requirements }) => !requirements.every(isBuilt))
  if (slice === undefined) return null
  const inside = new Set([...slice.requirements, ...(slice.items ?? []), ...(slice.criteria ?? [])])
  return {
    number: slice.number,
    of: document.slices.length,
    title: slice.title,
    goal: slice.goal,
    requirements: listRequirements(document)
      .filter(({ id }) => slice.requirements.includes(id))
      .map(({ id, text, priority }) => ({
        id,
        text,
        priority,
        state: progress.get(id) ?? 'not yet',
      })),
    items: slice.items ?? [],
    criteria: slice.criteria ?? [],
    openQuestions: document.openQuestions
      .filter(({ blocks }) => blocks.some((id) => inside.has(id)))
      .map(({ id, text, suggestedDefault }) => ({ id, text, suggestedDefault })),
  }
}
