import type { Assumption } from '#domain/requirements/document-registers.ts'
import type { StageNote, StatusTable } from '#domain/requirements/document-stages.ts'

/**
 * A table of stages in which each supposed way that was settled is told, or gone. A stage that a way
 * brought with it goes with the last of its ways, and is told with the first.
 */
export function settleStages(
  table: StatusTable,
  settled: readonly Assumption[],
  isGone: (assumption: Assumption) => boolean,
): StatusTable {
  const own = settled.filter(({ items }) => items.includes(table.id))
  const transitions = table.transitions.flatMap((way) => {
    const word = own.find(
      ({ settles = {} }) => 'from' in settles && settles.from === way.from && settles.to === way.to,
    )
    if (word === undefined || way.assumed !== true) return [way]
    const { assumed: _, ...told } = way
    return isGone(word) ? [] : [told]
  })
  const brings = (stage: string) =>
    own.filter(({ settles = {} }) => 'adds' in settles && settles.adds === stage)
  const isLeft = (stage: string) =>
    brings(stage).length === 0 || transitions.some(({ from, to }) => from === stage || to === stage)
  const isTold = (stage: string) => brings(stage).some((word) => !isGone(word))
  const noteOf = ({ added, ...note }: StageNote): StageNote => ({
    ...note,
    ...(added === true && !isTold(note.stage) && { added }),
  })
  const notes = table.notes?.filter(({ stage }) => isLeft(stage)).map(noteOf)
  const states = table.states.filter(isLeft)
  return { ...table, transitions, states, ...(notes && { notes }) }
}
