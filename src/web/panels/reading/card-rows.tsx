import type { Row, Said } from '#domain/reading/rows.ts'
import { AddRow } from './add-row.tsx'
import { AskBox } from './ask-box.tsx'
import { useCard } from './card-context.ts'
import { RowList } from './rows/row-list.tsx'
import { Suggestions } from './suggestions.tsx'
import { UnplacedBox } from './unplaced-box.tsx'
import type { Queue } from './use-queue.ts'

interface CardRowsProps {
  rows: readonly Row[]
  unplaced: readonly Said[]
  queue: Queue
  /** A question was answered; the next one is to have the focus. */
  onAnswered: () => void
}

/** The question that is asked now, the rows, and the words that no row has. */
export function CardRows({ rows, unplaced, queue, onAnswered }: CardRowsProps) {
  const { isReadOnly } = useCard()
  const { asked, place, later } = queue
  const [first] = unplaced
  return (
    <>
      {asked ? (
        <AskBox
          key={asked.id}
          row={asked}
          place={place}
          onLater={place.of > 1 ? later : null}
          onAnswered={onAnswered}
        />
      ) : null}
      <RowList rows={rows} asked={asked?.id ?? null} />
      <Suggestions rows={rows} onAnswered={onAnswered} />
      {first && !isReadOnly ? (
        <UnplacedBox said={first} count={unplaced.length} onPlaced={onAnswered} />
      ) : null}
      {isReadOnly ? null : <AddRow />}
    </>
  )
}
