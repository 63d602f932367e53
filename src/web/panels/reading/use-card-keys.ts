import { type RefObject, useEffect, useRef } from 'react'
import type { CardContext } from './card-context.ts'

interface CardKeys {
  card: RefObject<HTMLElement | null>
  context: CardContext
  undo: () => void
  /** Back to the answer. */
  leave: () => void
}

/** What has the focus first, on coming to the card: the question that is asked, the rows, the rest. */
const FIRST = ['[data-chips] button', '[data-row-stop][tabindex="0"]', 'button']

/** Puts the focus on the card. */
export function focusCard(card: HTMLElement | null, { isScrolling = true } = {}): void {
  const found = FIRST.map((selector) => card?.querySelector<HTMLElement>(selector))
  const first = found.find((element) => element) ?? card
  first?.focus({ preventScroll: true })
  if (isScrolling) first?.scrollIntoView({ block: 'nearest' })
}

/**
 * The card's keys: arrows from row to row, Enter opens (the button's own), Escape closes and then
 * returns to the answer, Delete strikes out, Ctrl or Cmd with Z takes back, F6 to the card and back.
 */
export function useCardKeys(keys: CardKeys): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const turn = (event: KeyboardEvent) => {
      const { card, leave } = latest.current
      if (event.key !== 'F6' || event.ctrlKey || event.altKey || event.metaKey) return
      event.preventDefault()
      if (card.current?.contains(document.activeElement)) leave()
      else focusCard(card.current)
    }
    const element = latest.current.card.current
    const press = (event: KeyboardEvent) => takeKey(event, latest.current)
    document.addEventListener('keydown', turn)
    element?.addEventListener('keydown', press)
    return () => {
      document.removeEventListener('keydown', turn)
      element?.removeEventListener('keydown', press)
    }
  }, [])
}

function takeKey(event: KeyboardEvent, { context, undo, leave }: CardKeys): void {
  const { target } = event
  if (!(target instanceof HTMLElement) || event.isComposing) return
  const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey)
  if (isUndo && !event.shiftKey && !target.matches('input, textarea')) {
    event.preventDefault()
    undo()
  } else if (event.key === 'Escape') {
    event.preventDefault()
    if (context.open === null) leave()
    else closeRow(event, context)
  } else if (target.matches('[data-row-stop]')) takeRowKey(event, context)
}

function takeRowKey(event: KeyboardEvent, context: CardContext): void {
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') moveOn(event)
  if (event.key === 'Delete' || event.key === 'Backspace') strikeOut(event, context)
}

function closeRow(event: KeyboardEvent, { open, setOpen }: CardContext): void {
  const card = event.currentTarget as HTMLElement
  const button = card.querySelector<HTMLElement>(
    `[data-row="${CSS.escape(open?.id ?? '')}"] [data-row-stop]`,
  )
  // What was written in a field is taken as it is left.
  button?.focus()
  setOpen(null)
}

function moveOn(event: KeyboardEvent): void {
  event.preventDefault()
  const card = event.currentTarget as HTMLElement
  const stops = [...card.querySelectorAll<HTMLElement>('[data-row-stop]')].filter((stop) =>
    stop.checkVisibility(),
  )
  const at = stops.indexOf(event.target as HTMLElement)
  const next = stops[at + (event.key === 'ArrowDown' ? 1 : -1)]
  if (next === undefined) return
  for (const stop of stops) stop.tabIndex = stop === next ? 0 : -1
  next.focus()
}

function strikeOut(event: KeyboardEvent, { rows, strike }: CardContext): void {
  const id = (event.target as HTMLElement).closest<HTMLElement>('[data-row]')?.dataset.row
  const row = rows.find((each) => each.id === id)
  if (row === undefined) return
  event.preventDefault()
  strike(row)
}
