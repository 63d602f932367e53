import { type FormEvent, useId, useRef, useState } from 'react'
import { readOwnRow } from '#domain/reading/review/own-row.ts'
import { chooseAddedKind } from '#domain/reading/review/row-place.ts'
import { cardText as words } from '#web/text/reading/card.ts'
import { Button } from '#web/ui/form/button.tsx'
import { useCard } from './card-context.ts'

/** A row of the founder's own, for what was missed. */
export function AddRow() {
  const card = useCard()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    requestAnimationFrame(() => button.current?.focus())
  }
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get('row') ?? '').trim()
    close()
    if (text === '') return
    const kind = chooseAddedKind(card.question ?? 'q7')
    card.decide([{ do: 'add', said: [], ...readOwnRow(text, kind, card.people) }], words.added)
  }
  if (!isOpen) {
    return (
      <p className="px-5 py-1">
        <button ref={button} type="button" className="reading-link" onClick={() => setOpen(true)}>
          + {words.addAction}
        </button>
      </p>
    )
  }
  return (
    <form onSubmit={add} className="grid gap-1 px-5 py-2">
      <label htmlFor={id} className="text-ink-soft text-xs">
        {words.addLabel}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          // It was just asked for.
          ref={(field) => field?.focus()}
          id={id}
          name="row"
          autoComplete="off"
          placeholder={words.addHint}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return
            event.stopPropagation()
            close()
          }}
          className="reading-field min-w-0 flex-1 basis-48"
        />
        <Button type="submit">{words.addButton}</Button>
      </div>
    </form>
  )
}
