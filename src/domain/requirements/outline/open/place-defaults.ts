import { findNearest } from '#domain/language/find-nearest.ts'
import type { OpenQuestion } from '#domain/requirements/document-registers.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import { groupRequirements } from '#domain/requirements/outline/features/group-requirements.ts'
import { isAboutAll, isOfRanks, sortByBlocking } from './sort-by-blocking.ts'

/** So many questions are read; the others are looked up. */
const READ = 8

/**
 * The open questions that section 15 prints, and those that are in the appendix, the most blocking first.
 * What the founder does not know is read, whatever waits for it.
 */
export function partQuestions({ document, words }: Desk): {
  read: OpenQuestion[]
  more: OpenQuestion[]
} {
  const questions = sortByBlocking(document)
  const doubts = questions.filter(({ why }) => why.startsWith(words.notKnown))
  const read = new Set([...questions.slice(0, READ), ...doubts])
  return { read: [...read], more: questions.filter((entry) => !read.has(entry)) }
}

/**
 * Where what holds until a question is answered stands in section 7: by requirement the questions of
 * the appendix that have a default and wait on it. Of several requirements it is the one that says most
 * of the question; of equals the first that is printed.
 */
export function placeDefaults(desk: Desk): Map<string, OpenQuestion[]> {
  const requirements = groupRequirements(desk).flatMap((group) => group.requirements)
  const placed = new Map<string, OpenQuestion[]>()
  for (const question of partQuestions(desk).more) {
    const { blocks, suggestedDefault, text } = question
    if (suggestedDefault === null || isAboutAll(question) || isOfRanks(question, desk.document))
      continue
    const waiting = requirements.filter(({ id, criteria }) =>
      blocks.some((block) => block === id || criteria.some((each) => each.id === block)),
    )
    const told = `${text} ${suggestedDefault}`
    const place = findNearest(told, waiting, (requirement) => requirement.text)
    if (place !== undefined) placed.set(place.id, [...(placed.get(place.id) ?? []), question])
  }
  return placed
}
