import type { StageNote, StageWay } from '#domain/requirements/document-stages.ts'

interface Staged {
  notes: readonly Pick<StageNote, 'stage' | 'open'>[]
  ways: readonly Pick<StageWay, 'from' | 'to'>[]
}

/** The stages that a thing comes to from the first, and those of which nobody knows how it does. */
export function listReached({ notes, ways }: Staged): Set<string> {
  const [first] = notes
  const reached = new Set(
    notes.filter((note) => note === first || note.open === true).map(({ stage }) => stage),
  )
  // A set that grows while it is walked is walked to its end.
  for (const stage of reached) {
    for (const { from, to } of ways) if (from === stage) reached.add(to)
  }
  return reached
}
