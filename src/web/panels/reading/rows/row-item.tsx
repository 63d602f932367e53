import { Check, Ellipsis, Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { listOtherQuestions } from '#domain/reading/review/row-place.ts'
import { reviewOf } from '#domain/reading/review/row-review.ts'
import type { Row } from '#domain/reading/rows.ts'
import { rowSentence } from '#domain/reading/sentences/say-row.ts'
import { useCard } from '#web/panels/reading/card-context.ts'
import { cardText as words } from '#web/text/reading/card.ts'
import { joinClassNames } from '#web/ui/join-class-names.ts'
import { useIsLit } from './row-light.ts'
import { RowPanel } from './row-panel.tsx'
import { RowSentence } from './row-sentence.tsx'

interface RowItemProps {
  row: Row
  /** It is the one that is asked about. */
  isAsked: boolean
  /** The Tab key stops here: at one row of the card. */
  isStop: boolean
  /** Another person than in the row before: a little air above. */
  isNewPerson: boolean
}

/** State, sentence, note, and the way into it. */
export function RowItem({ row, isAsked, isStop, isNewPerson }: RowItemProps) {
  const card = useCard()
  const isLit = useIsLit(card.light, row.id)
  const isOpen = card.open?.id === row.id
  return (
    <li
      data-row={row.id}
      data-lights={row.id}
      data-lit={isLit || undefined}
      data-asked={isAsked || undefined}
      className={joinClassNames('reading-row', isNewPerson && 'mt-1.5')}
    >
      <StateSign row={row} />
      <p className={card.isReadOnly ? '' : 'pe-9'}>
        <RowSentence row={row} />
        <RowNote row={row} />
      </p>
      {card.isReadOnly ? null : (
        <button
          type="button"
          data-row-stop
          tabIndex={isStop ? 0 : -1}
          aria-expanded={isOpen}
          aria-label={words.more(rowSentence(row, card.rows))}
          onClick={() => card.setOpen(isOpen ? null : { id: row.id })}
          className="reading-more"
        >
          <Ellipsis aria-hidden className="size-4" />
        </button>
      )}
      {isOpen && !card.isReadOnly ? <RowPanel row={row} /> : null}
    </li>
  )
}

function StateSign({ row }: { row: Row }) {
  const review = reviewOf(row)
  const signs: Record<string, ReactNode> = {
    check: <span className="text-assumed">?</span>,
    offered: <span className="text-assumed">?</span>,
    changed: <span className="text-assumed">?</span>,
    clear: <span className="size-1 rounded-full bg-line-strong" />,
    refused: null,
  }
  const settled: Record<string, ReactNode> = {
    confirmed: <Check strokeWidth={2.5} className="size-4 text-done" />,
    edited: <Pencil strokeWidth={2.25} className="size-3.5 text-accent" />,
    undecided: <span className="text-open">?</span>,
  }
  return (
    <span aria-hidden="true" className="reading-sign">
      {review === 'settled' ? settled[row.state] : signs[review]}
    </span>
  )
}

/** A few words after the sentence, where there is something to know. */
function RowNote({ row }: { row: Row }) {
  const { question } = useCard()
  const others = question === null ? [] : listOtherQuestions(question, row)
  const review = reviewOf(row)
  const isAdded = row.by === 'founder' && row.state === 'edited'
  return (
    <>
      {others.length > 0 ? (
        <Note>{words.alsoFrom(others.map((each) => each.slice(1)).join(', '))}</Note>
      ) : null}
      {review === 'check' ? <Note style="text-assumed font-medium">{words.guess}</Note> : null}
      {review === 'clear' && row.certainty === 'guess' ? <Note>{words.guess}</Note> : null}
      {review === 'changed' ? (
        <Note style="text-assumed font-medium">{words.wordsChanged}</Note>
      ) : null}
      {row.state === 'edited' ? (
        <Note style="text-accent">{isAdded ? words.addedByYou : words.changedByYou}</Note>
      ) : null}
      {row.state === 'undecided' ? (
        <Note style="text-open font-medium">{words.notDecided}</Note>
      ) : null}
      {row.state === 'refused' ? <PutBack row={row} /> : null}
    </>
  )
}

function Note({ children, style = 'text-ink-faint' }: { children: ReactNode; style?: string }) {
  return <span className={`ms-1.5 inline-block text-xs ${style}`}>{children}</span>
}

function PutBack({ row }: { row: Row }) {
  const { strike, isReadOnly } = useCard()
  if (isReadOnly) return null
  return (
    <button type="button" className="reading-link ms-1.5" onClick={() => strike(row)}>
      {words.putBackAction}
    </button>
  )
}
