import { useId, useState } from 'react'
import { peopleOf } from '#domain/reading/review/questions.ts'
import { reviewOf } from '#domain/reading/review/row-review.ts'
import type { Row } from '#domain/reading/rows.ts'
import { rowSentence } from '#domain/reading/sentences/say-row.ts'
import type { Traced } from '#domain/requirements/document-items.ts'
import { useReadingState } from '#web/drafts/reading/reading-sessions.ts'
import { type CardContext, CardProvider, type OpenRow } from '#web/panels/reading/card-context.ts'
import '#web/panels/reading/reading.css'
import { createRowLight } from '#web/panels/reading/rows/row-light.ts'
import { RowPanel } from '#web/panels/reading/rows/row-panel.tsx'
import { RowSentence } from '#web/panels/reading/rows/row-sentence.tsx'
import '#web/panels/reading/rows/rows.css'
import { correctingText as words } from '#web/text/document/correcting.ts'
import { cardText } from '#web/text/reading/card.ts'
import type { OpenReading } from './open-reading.ts'

interface CorrectRowsProps {
  item: Traced
  reading: OpenReading
  onClose: () => void
}

/** The rows an item comes from, each with its menus; what is decided here the item follows. */
export function CorrectRows({ item, reading, onClose }: CorrectRowsProps) {
  const { keeper, decide } = reading
  const state = useReadingState(keeper)
  const all = state.rows ?? []
  const rows = all.filter(
    ({ id, state: judged }) => item.rows?.includes(id) && judged !== 'refused',
  )
  const [light] = useState(createRowLight)
  const [chosen, setChosen] = useState<OpenRow | null>(null)
  const [only] = rows
  const open =
    chosen ?? (only && rows.length === 1 ? ({ id: only.id, focus: 'first' } as const) : null)
  const card: CardContext = {
    rows: all,
    people: peopleOf(all),
    question: null,
    isReadOnly: false,
    open,
    setOpen: (next) => (next === null && rows.length === 1 ? onClose() : setChosen(next)),
    light,
    decide,
    rowNow: (id) => keeper.state.rows?.find((row) => row.id === id),
    strike: (row) => {
      onClose()
      decide([{ do: 'refuse', row: row.id }], words.done.struck)
    },
  }
  return (
    <CardProvider value={card}>
      {rows.map((row) => (
        <div key={row.id}>
          <p className="document-row">
            <RowSentence row={row} />{' '}
            {rows.length === 1 ? null : (
              <button
                type="button"
                className="reading-link"
                aria-expanded={open?.id === row.id}
                onClick={() =>
                  setChosen(open?.id === row.id ? null : { id: row.id, focus: 'first' })
                }
              >
                {words.change}
              </button>
            )}
          </p>
          {open?.id === row.id ? (
            <>
              <RowPanel row={row} />
              <SameMenu row={row} rows={all} decide={decide} />
            </>
          ) : null}
        </div>
      ))}
      {rows.some((row) => reviewOf(row) !== 'settled') ? (
        <button
          type="button"
          className="reading-chip mt-2"
          onClick={() => {
            onClose()
            decide(
              rows.map(({ id }) => ({ do: 'confirm', row: id })),
              words.done.confirmed,
            )
          }}
        >
          {cardText.right}
        </button>
      ) : null}
    </CardProvider>
  )
}

interface SameMenuProps {
  row: Row
  rows: readonly Row[]
  decide: OpenReading['decide']
}

/** Two items that say the same become one, with the words of both. */
function SameMenu({ row, rows, decide }: SameMenuProps) {
  const id = useId()
  const others = rows.filter(
    (other) => other.kind === row.kind && other.id !== row.id && other.state !== 'refused',
  )
  if (others.length === 0) return null
  return (
    <div className="mt-2 grid gap-1">
      <label htmlFor={id} className="text-ink-soft text-xs">
        {words.same}
      </label>
      <select
        id={id}
        value=""
        className="reading-field"
        onChange={(event) => {
          const other = event.currentTarget.value
          if (other) decide([{ do: 'join', row: row.id, others: [other] }], words.done.joined)
        }}
      >
        <option value="">{words.sameNone}</option>
        {others.map((other) => (
          <option key={other.id} value={other.id}>
            {rowSentence(other, rows)}
          </option>
        ))}
      </select>
    </div>
  )
}
