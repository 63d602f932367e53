import { useState } from 'react'
import type { Decision } from '#domain/reading/decisions.ts'
import { peopleOf } from '#domain/reading/review/questions.ts'
import type { Row } from '#domain/reading/rows.ts'
import { useEntitlements } from '#web/api/account.ts'
import type { ReadingKeeper } from '#web/drafts/reading/reading-keeper.ts'
import type { ReadingState } from '#web/drafts/reading/reading-state.ts'
import { cardText as words } from '#web/text/reading/card.ts'
import { chooseRefusalSentence } from '#web/text/refusal.ts'
import type { CardContext, OpenRow } from './card-context.ts'
import { createRowLight } from './rows/row-light.ts'

const NO_ROWS: readonly Row[] = []

export interface CardState {
  context: CardContext
  /** Why nothing can be decided; null when it can. */
  refusal: string | null
  /** What was done last, until something else is done; shown with Undo and read out. */
  note: string
  say: (note: string) => void
  undo: () => void
}

/** What a card, or the page that reads all back, knows and does. */
export function useCardState(
  keeper: ReadingKeeper,
  state: ReadingState,
  question: string | null,
): CardState {
  const [light] = useState(createRowLight)
  const [open, setOpen] = useState<OpenRow | null>(null)
  const [note, setNote] = useState('')
  const refusal = chooseRefusalSentence(useEntitlements().correctReading)
  const rows = state.rows ?? NO_ROWS

  const decide = (decisions: Decision[], said: string) => {
    keeper.decide(decisions)
    setNote(said)
  }
  const strike = (row: Row) => {
    setOpen(null)
    if (row.state === 'refused') decide([{ do: 'restore', row: row.id }], words.putBack)
    else decide([{ do: 'refuse', row: row.id }], words.struckOut)
  }
  const undo = () => {
    if (!state.mayUndo) return
    keeper.undo()
    setNote(words.undone)
  }
  const context: CardContext = {
    rows,
    people: peopleOf(rows),
    question,
    isReadOnly: refusal !== null,
    open,
    setOpen,
    light,
    decide,
    rowNow: (id) => keeper.state.rows?.find((row) => row.id === id),
    strike,
  }
  return { context, refusal, note, say: setNote, undo }
}
