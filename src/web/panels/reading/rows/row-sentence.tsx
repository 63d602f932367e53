import { useMemo } from 'react'
import { editOf } from '#domain/reading/review/edit-row.ts'
import { APP, type Row } from '#domain/reading/rows.ts'
import { detectRowLanguage, rowParts, sentenceLanguage } from '#domain/reading/sentences/say-row.ts'
import type { SentencePart } from '#domain/reading/sentences/sentence-parts.ts'
import { useCard } from '#web/panels/reading/card-context.ts'
import { cardText as words } from '#web/text/reading/card.ts'
import { joinClassNames } from '#web/ui/join-class-names.ts'

type Slot = Extract<SentencePart, { kind: 'slot' }>

/** A row as a plain sentence; who, the right and the rank are menus inside it. */
export function RowSentence({ row }: { row: Row }) {
  const { rows } = useCard()
  const parts = useMemo(() => rowParts(row, rows), [row, rows])
  const isStruck = row.state === 'refused'
  return (
    <span
      lang={detectRowLanguage(row)}
      className={isStruck ? 'text-ink-faint line-through' : undefined}
    >
      {parts.map((part, at) => {
        // The pieces of one sentence have no other name than their place.
        const key = `${part.kind}${at}`
        if (part.kind === 'text') return <span key={key}>{part.text}</span>
        if (part.kind === 'strong') return <b key={key}>{part.text}</b>
        return <SlotMenu key={key} row={row} part={part} />
      })}
    </span>
  )
}

/** What a slot looks like, whether it is a menu or read only. */
function slotStyle({ slot, value }: Slot): string {
  if (value === null) return 'font-medium text-assumed'
  if (slot === 'priority') return 'font-medium text-ink-soft'
  return slot === 'who' || value === 'never' || value === 'only' ? 'font-semibold' : ''
}

function SlotMenu({ row, part }: { row: Row; part: Slot }) {
  const card = useCard()
  if (card.isReadOnly || row.state === 'refused') {
    return <span className={slotStyle(part)}>{part.text}</span>
  }
  const options = optionsOf(row, part, card.people)
  const choose = (value: string) => {
    if (value === OTHER) return card.setOpen({ id: row.id, focus: 'who' })
    card.decide([chosen(row, part, value)], words.edited)
  }
  return (
    <select
      aria-label={words[part.slot]}
      // The rows are one stop of the Tab key; the open row has the same menus.
      tabIndex={-1}
      value={part.value ?? ''}
      onChange={(event) => choose(event.currentTarget.value)}
      onClick={(event) => event.stopPropagation()}
      className={joinClassNames('reading-slot', slotStyle(part))}
    >
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}

/** The choice that leads to a field to write into. */
export const OTHER = '\u0000other'

function optionsOf(row: Row, { slot, value, text }: Slot, people: readonly string[]) {
  const { slots } = sentenceLanguage(detectRowLanguage(row))
  if (slot === 'may') {
    return Object.entries(slots.may).map(([name, label]) => ({ value: name, label }))
  }
  if (slot === 'priority') {
    const { unsaid, ...ranks } = slots.priority
    const rest = Object.entries(ranks).map(([name, label]) => ({ value: name, label }))
    return [...rest, { value: '', label: unsaid }]
  }
  const others = people.filter((name) => name !== value)
  return [
    // As it is in the sentence, whether said or not.
    { value: value ?? '', label: text },
    ...others.map((name) => ({ value: name, label: name })),
    ...(row.kind === 'feature' && value !== APP ? [{ value: APP, label: slots.app }] : []),
    { value: OTHER, label: words.someone },
  ]
}

function chosen(row: Row, { slot }: Slot, value: string) {
  if (row.kind === 'permission') {
    if (slot === 'who') return editOf(row, { role: value })
    return editOf(row, { may: value as typeof row.may })
  }
  if (row.kind === 'feature') {
    if (slot === 'who') return editOf(row, { actor: value === '' ? null : value })
    return editOf(row, { priority: value === '' ? 'unsaid' : (value as typeof row.priority) })
  }
  if (row.kind === 'message') return editOf(row, { to: value === '' ? null : value })
  throw new Error(`A ${row.kind} has no menus`)
}
