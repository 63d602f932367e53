import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import type { Question } from '#contract/questions.ts'
import { isBlank } from '#domain/answers.ts'
import { listRowsAt } from '#domain/reading/review/row-place.ts'
import { countReview, reviewOf } from '#domain/reading/review/row-review.ts'
import { useSignedInUser } from '#web/api/account.ts'
import { useAnswerPart } from '#web/drafts/page/use-drafts.ts'
import type { ProjectDrafts } from '#web/drafts/project-drafts.ts'
import type { ReadingKeeper } from '#web/drafts/reading/reading-keeper.ts'
import { useReading, useReadingState } from '#web/drafts/reading/reading-sessions.ts'
import { cardText as words } from '#web/text/reading/card.ts'
import { CardProvider } from './card-context.ts'
import { CardEmpty } from './card-empty.tsx'
import { CardFooter } from './card-footer.tsx'
import { CardHeader } from './card-header.tsx'
import { CardNotes } from './card-notes.tsx'
import { CardPeek } from './card-peek.tsx'
import { CardRows } from './card-rows.tsx'
import { CardSkeleton } from './card-skeleton.tsx'
import './reading.css'
import { useRowPresses } from './rows/use-row-presses.ts'
import { useAnswerMirror } from './use-answer-mirror.ts'
import { useCardState } from './use-card.ts'
import { focusCard, useCardKeys } from './use-card-keys.ts'
import { useQueue } from './use-queue.ts'

export interface ReadingCardProps {
  drafts: ProjectDrafts
  question: Question
  /** The answer's field, and what lies behind it for the marks. */
  field: RefObject<HTMLTextAreaElement | null>
  mirror: HTMLDivElement | null
  /** Where the line that leads to the card is on a phone. */
  peek: HTMLElement | null
}

/** "This is how I understood you": the rows of one answer, and the founder's word on them. */
export function ReadingCard(props: ReadingCardProps) {
  const keeper = useReading(props.drafts, useSignedInUser().id)
  return keeper ? <OpenCard {...props} keeper={keeper} /> : <CardSkeleton />
}

function OpenCard(props: ReadingCardProps & { keeper: ReadingKeeper }) {
  const { drafts, question, field, mirror, peek, keeper } = props
  const id = useId()
  const box = useRef<HTMLElement>(null)
  const state = useReadingState(keeper)
  const { context, refusal, note, say, undo } = useCardState(keeper, state, question.id)
  const isEmpty = useAnswerPart(drafts, () => isBlank(drafts.answer(question.id).state.text))
  const rows = listRowsAt(question.id, context.rows)
  const unplaced = state.unplaced.filter((said) => said.question === question.id)
  const count = countReview(rows)
  const queue = useQueue(rows)
  const hasRows = rows.length > 0
  const confirmedAt = state.confirmedAt[question.id] ?? null
  const isAllClear = count.unconfirmed + count.changed === 0 && count.clear > 0
  // Guesses may be left: they stay guesses.
  const isConfirmed = isAllClear && (count.check === 0 || confirmedAt !== null)
  const summary = { count, unplaced: unplaced.length, isConfirmed }
  const isAsking = refusal === null && context.open?.id !== queue.asked?.id
  const asked = isAsking ? queue.asked : null

  useOpenChanged(rows, context.setOpen)
  useAnswerMirror({
    slot: mirror,
    field,
    question: question.id,
    rows,
    unplaced,
    asked: asked?.id ?? null,
    light: context.light,
    onPick: (row) => bringIntoView(box.current, row),
  })
  useCardKeys({ card: box, context, undo, leave: () => field.current?.focus() })
  useRowPresses(box, context)

  const confirm = () => {
    const clear = rows.filter((row) => reviewOf(row) === 'clear' && row.kind !== 'aside')
    keeper.confirm(question.id, clear)
    say(words.confirmed)
  }
  return (
    <CardProvider value={context}>
      <section
        ref={box}
        aria-labelledby={id}
        tabIndex={-1}
        data-confirmed={isConfirmed || undefined}
        className="reading-card"
      >
        <CardHeader
          {...summary}
          id={id}
          isReading={state.isReading && !isEmpty}
          arriving={state.arriving}
          isReady={hasRows}
          confirmedAt={confirmedAt}
        />
        <div className="reading-scroll" {...(context.isReadOnly ? { tabIndex: 0 } : {})}>
          <CardNotes
            state={state}
            keeper={keeper}
            changed={count.changed}
            same={count.clear + count.check}
            refusal={refusal}
          />
          {hasRows ? null : (
            <CardEmpty
              isBlank={isEmpty}
              isWaiting={state.rows === null || state.isReading || state.isBehind}
              onStart={refusal === null ? (beginning) => startAnswer(props, beginning) : null}
            />
          )}
          {hasRows || unplaced.length > 0 ? (
            <CardRows
              rows={rows}
              unplaced={unplaced}
              queue={{ ...queue, asked }}
              onAnswered={() => requestAnimationFrame(() => focusCard(box.current))}
            />
          ) : null}
        </div>
        {hasRows && refusal === null ? (
          <CardFooter
            note={note}
            mayUndo={state.mayUndo}
            onUndo={undo}
            hasGuesses={count.check > 0 || unplaced.length > 0}
            isConfirmed={isConfirmed}
            onConfirm={confirm}
            onChange={() => focusCard(box.current)}
          />
        ) : null}
        <p role="status" className="sr-only">
          {note}
        </p>
        <CardPeek {...summary} card={box} slot={peek} />
      </section>
    </CardProvider>
  )
}

/** Puts the beginning of a sentence at the end of the answer, for the founder to go on. */
function startAnswer({ drafts, question, field }: ReadingCardProps, beginning: string): void {
  const answer = drafts.answer(question.id)
  const text = answer.state.text.trimEnd()
  answer.rewrite(text === '' ? beginning : `${text}\n${beginning}`)
  const element = field.current
  element?.focus()
  requestAnimationFrame(() =>
    element?.setSelectionRange(element.value.length, element.value.length),
  )
}

/** The row, or the question, that the pressed words belong to. */
function bringIntoView(card: HTMLElement | null, row: string): void {
  const name = `[data-lights="${CSS.escape(row)}"]`
  const place = card?.querySelector(`li${name}`) ?? card?.querySelector(name)
  place?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
}

/** A row whose words have changed opens by itself, with the words then and what may be done. */
function useOpenChanged(
  rows: ReturnType<typeof listRowsAt>,
  setOpen: (open: { id: string }) => void,
): void {
  const changed = rows.find((row) => reviewOf(row) === 'changed')?.id
  const [seen, setSeen] = useState<string | undefined>(undefined)
  useEffect(() => {
    if (changed === seen) return
    setSeen(changed)
    if (changed !== undefined) setOpen({ id: changed })
  }, [changed, seen, setOpen])
}
