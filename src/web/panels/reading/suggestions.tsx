import { reviewOf } from '#domain/reading/review/row-review.ts'
import type { Row } from '#domain/reading/rows.ts'
import { cardText as words } from '#web/text/reading/card.ts'
import { AskBox } from './ask-box.tsx'
import { useCard } from './card-context.ts'
import { RowItem } from './rows/row-item.tsx'

interface SuggestionsProps {
  rows: readonly Row[]
  onAnswered: () => void
}

/** What a model supposes or would ask, folded away: nothing waits for it. */
export function Suggestions({ rows, onAnswered }: SuggestionsProps) {
  const { open, isReadOnly } = useCard()
  const offered = rows.filter((row) => reviewOf(row) === 'offered')
  if (offered.length === 0) return null
  const isOpen = ({ id }: Row) => isReadOnly || id === open?.id
  return (
    <details className="px-5 pt-2" open={offered.some(({ id }) => id === open?.id) || undefined}>
      <summary className="reading-summary">{words.suggestions(offered.length)}</summary>
      <div className="-mx-5 pt-2">
        {offered.map((row, at) =>
          isOpen(row) ? (
            <ul key={row.id}>
              <RowItem row={row} isAsked={false} isStop isNewPerson={false} />
            </ul>
          ) : (
            <AskBox
              key={row.id}
              row={row}
              place={{ at: at + 1, of: offered.length }}
              isOneOfMany
              onLater={null}
              onAnswered={onAnswered}
            />
          ),
        )}
      </div>
    </details>
  )
}
