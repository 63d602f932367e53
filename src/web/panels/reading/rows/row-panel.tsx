import { useEffect, useRef } from 'react'
import type { Decision } from '#domain/reading/decisions.ts'
import { convertKind, fieldsOf, splitRow } from '#domain/reading/review/edit-row.ts'
import { formOf, KINDS_TO_CHOOSE } from '#domain/reading/review/row-form.ts'
import type { Row, RowKind, RowOf } from '#domain/reading/rows.ts'
import { useCard } from '#web/panels/reading/card-context.ts'
import { cardText as words } from '#web/text/reading/card.ts'
import { kindNames } from '#web/text/reading/kinds.ts'
import { RowFieldInput, RowSelect } from './row-field.tsx'
import { endWriting } from './run-after-press.ts'

/** An open row: the founder's words, what may be changed, and what else may be done with it. */
export function RowPanel({ row }: { row: Row }) {
  const { open, decide, setOpen, strike, rowNow } = useCard()
  const box = useRef<HTMLDivElement>(null)
  const wish = open?.focus
  useEffect(() => {
    const who = '[data-field-as="person"] :is(select, input)'
    const selector = wish === 'who' ? who : 'select, input, textarea'
    if (wish) box.current?.querySelector<HTMLElement>(selector)?.focus()
  }, [wish])

  const toKind = (kind: RowKind) => {
    decide([{ do: 'edit', row: row.id, ...convertKind(row, kind) }], words.movedTo(kindNames[kind]))
  }
  /** What is done with the row as it is once what was written is taken. */
  const act = (take: (row: Row) => void) => () => {
    endWriting(box.current)
    take(rowNow(row.id) ?? row)
  }
  const split = (now: Row) =>
    decide([{ do: 'split', row: now.id, into: splitRow(now) }], words.split)
  return (
    <div ref={box} data-row-panel className="reading-panel">
      <Quotes row={row} />
      {row.state === 'stale' ? <StaleChoice row={row} /> : null}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-2">
        {formOf(row.kind).map((field) => (
          <RowFieldInput key={field.name} row={row} field={field} />
        ))}
        <RowSelect
          label={words.kind}
          value={row.kind}
          options={KINDS_TO_CHOOSE.map((kind) => ({ value: kind, label: kindNames[kind] }))}
          onChoose={(kind) => toKind(kind as RowKind)}
        />
      </div>
      <div className="mt-2 flex flex-wrap gap-x-3 gap-y-1">
        <PanelButton onClick={act(split)}>{words.splitAction}</PanelButton>
        <PanelButton onClick={act(strike)}>
          {row.state === 'refused' ? words.putBackAction : words.strikeOut}
        </PanelButton>
        <PanelButton className="ms-auto" onClick={act(() => setOpen(null))}>
          {words.close}
        </PanelButton>
      </div>
    </div>
  )
}

interface PanelButtonProps {
  className?: string
  onClick: () => void
  children: string
}

/** Keeps the focus in the field until it is pressed through, so that nothing moves under the press. */
function PanelButton({ className = '', onClick, children }: PanelButtonProps) {
  return (
    <button
      type="button"
      className={`reading-link ${className}`}
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      {children}
    </button>
  )
}

/** The founder's own words, where they were said. */
function Quotes({ row }: { row: Row }) {
  if (row.said.length === 0) return <p className="mb-2 text-ink-soft text-xs">{words.ownWords}</p>
  const questions = [...new Set(row.said.map(({ question }) => question))]
  const say = row.state === 'stale' ? words.youBefore : words.you
  return questions.map((question) => (
    <div key={question} className="mb-2">
      <p className="text-ink-soft text-xs">{say(question.slice(1))}</p>
      {row.said
        .filter((said) => said.question === question)
        .map((said) => (
          <p key={said.words} className="font-serif text-base text-ink-soft leading-6">
            {words.quoted(said.words)}
          </p>
        ))}
    </div>
  ))
}

/** The answer has changed under a row that was judged: it goes with the new words, or stays. */
function StaleChoice({ row }: { row: Row }) {
  const { decide, setOpen } = useCard()
  const choose = (decisions: Decision[], said: string) => {
    setOpen(null)
    decide(decisions, said)
  }
  const kept = { kind: row.kind, fields: fieldsOf(row as RowOf<RowKind>) }
  const keep: Decision[] = [
    { do: 'refuse', row: row.id },
    { do: 'add', said: [], ...kept } as Decision,
  ]
  return (
    <div className="mb-3 grid gap-2">
      <p className="text-ink-soft text-xs">{words.gonewords}</p>
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          className="reading-chip"
          onClick={() => choose([{ do: 'refuse', row: row.id }], words.struckOut)}
        >
          {words.useNew}
        </button>
        <button type="button" className="reading-chip" onClick={() => choose(keep, words.added)}>
          {words.keepRow}
        </button>
      </div>
    </div>
  )
}
