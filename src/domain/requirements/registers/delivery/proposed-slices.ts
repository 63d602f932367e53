import type { FunctionalRequirement } from '#domain/requirements/document-items.ts'
import type { Slice } from '#domain/requirements/document-registers.ts'

/** A part of the delivery before it is numbered. */
export interface SlicePart extends Pick<Slice, 'title' | 'goal' | 'mark'> {
  of: FunctionalRequirement[]
}

/**
 * A model's cut of the delivery, as the document has it: without what is gone, and with what it left
 * out, or what came later, in the last part. Empty where the cut is the writer's.
 */
export function listProposedParts(
  slices: readonly Slice[],
  requirements: readonly FunctionalRequirement[],
): SlicePart[] {
  const cut = slices.filter(({ mark }) => mark === 'assumed')
  const placed = new Set(cut.flatMap((slice) => slice.requirements))
  const rest = requirements.filter(({ id }) => !placed.has(id))
  return cut
    .map(({ title, goal, mark, requirements: ids }, index) => ({
      title,
      goal,
      mark,
      of: [
        ...ids.flatMap((id) => requirements.filter((each) => each.id === id)),
        ...(index === cut.length - 1 ? rest : []),
      ],
    }))
    .filter(({ of }) => of.length > 0)
}
