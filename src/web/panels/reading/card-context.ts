import { createContext, useContext } from 'react'
import type { Decision } from '#domain/reading/decisions.ts'
import type { Row } from '#domain/reading/rows.ts'
import type { RowLight } from './rows/row-light.ts'

/** What a row's pieces need of the card they are on. */
export interface CardContext {
  /** All rows of the project. */
  rows: readonly Row[]
  /** Who may be in a menu of people. */
  people: readonly string[]
  /** The question whose answer is beside it; null where all are read back. */
  question: string | null
  isReadOnly: boolean
  /** The row that is open, and which of its fields takes the focus. */
  open: OpenRow | null
  setOpen: (open: OpenRow | null) => void
  light: RowLight
  /** Takes decisions and says what was done. */
  decide: (decisions: Decision[], said: string) => void
  /** A row with the decisions of this very moment in it. */
  rowNow: (id: string) => Row | undefined
  /** Strikes a row out, or puts it back. */
  strike: (row: Row) => void
}

export interface OpenRow {
  id: string
  focus?: 'first' | 'who'
}

const Context = createContext<CardContext | null>(null)

export const CardProvider = Context.Provider

export function useCard(): CardContext {
  const card = useContext(Context)
  if (card === null) throw new Error('Rows stand on a card')
  return card
}
