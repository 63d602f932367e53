import type { FunctionalRequirement, Journey, Slice } from '#domain/requirements/document-items.ts'
import type { WriterText } from '#domain/requirements/text-en/writer.ts'

/** The parts of the delivery: a walking skeleton along the main story, then by priority. */
export function slicesOf(
  requirements: readonly FunctionalRequirement[],
  journeys: readonly Journey[],
  words: WriterText['slices'],
): Slice[] {
  const story = journeys[0]
  const told = new Set(story?.steps.flatMap((step) => step.requirements) ?? [])
  const musts = requirements.filter(({ priority }) => priority === 'must')
  const hero = story?.role ?? null
  const skeleton =
    told.size > 0
      ? requirements.filter(
          ({ id, priority, role }) =>
            told.has(id) || (priority === 'must' && role !== null && role === hero),
        )
      : musts.slice(0, 3)
  const inSkeleton = new Set(skeleton.map(({ id }) => id))
  const rest = (priority: FunctionalRequirement['priority']) =>
    requirements.filter((entry) => entry.priority === priority && !inSkeleton.has(entry.id))
  const end = (at: number) => story?.steps.at(at)?.text.replace(/[.。]$/, '') ?? null
  const parts = [
    {
      title: words.skeleton.title,
      goal: words.skeleton.goal(end(0), end(-1)),
      of: skeleton,
    },
    { ...words.must, of: rest('must') },
    { ...words.unsaid, of: rest('unsaid') },
    { ...words.should, of: rest('should') },
    { ...words.could, of: rest('could') },
  ]
  return parts
    .filter(({ of }) => of.length > 0)
    .map(({ title, goal, of }, index) => ({
      number: index + 1,
      title,
      goal,
      requirements: of.map(({ id }) => id),
    }))
}
