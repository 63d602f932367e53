import type { FunctionalRequirement, Journey, Slice } from '#domain/requirements/document-items.ts'

/** The parts of the delivery: a walking skeleton along the main story, then by priority. */
export function slicesOf(
  requirements: readonly FunctionalRequirement[],
  journeys: readonly Journey[],
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
  const first = story?.steps[0]?.text.replace(/\.$/, '')
  const last = story?.steps.at(-1)?.text.replace(/\.$/, '')
  const path = first === undefined || last === undefined ? '' : ` “${first}” to “${last}”`
  const parts = [
    {
      title: 'Walking skeleton',
      goal: `One person gets through the whole story, simply:${path || ' the first musts'}.`,
      of: skeleton,
    },
    {
      title: 'The other musts',
      goal: 'Everything the first version cannot do without.',
      of: rest('must'),
    },
    {
      title: 'What should be there',
      goal: 'What people expect, once the musts work.',
      of: rest('should'),
    },
    { title: 'Nice to have', goal: 'What can wait if time or money runs out.', of: rest('could') },
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
