import { type FormEvent, use, useId, useRef, useState } from 'react'
import type { RowKind } from '#domain/reading/rows.ts'
import { correctingText as words } from '#web/text/document/correcting.ts'
import { Button } from '#web/ui/form/button.tsx'
import { EditingContext } from './editing.tsx'

/** What a line of the founder's own is taken for, by the section it is written into. */
const KINDS: Readonly<Record<string, RowKind>> = {
  problem: 'background',
  goals: 'measure',
  roles: 'permission',
  scope: 'out',
  journeys: 'step',
  requirements: 'feature',
  rules: 'rule',
  data: 'thing',
  screens: 'screen',
  connections: 'message',
  quality: 'quality',
  privacy: 'quality',
  delivery: 'limit',
  registers: 'doubt',
}

/** Something the document lacks, in the founder's own words: it becomes a row of the reading. */
export function AddItem({ section }: { section: string }) {
  const reading = use(EditingContext)?.reading ?? null
  const kind = KINDS[section]
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  if (reading === null || kind === undefined) return null
  const close = () => {
    setOpen(false)
    requestAnimationFrame(() => button.current?.focus())
  }
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get('item') ?? '').trim()
    close()
    if (text !== '') reading.add(text, kind)
  }
  if (!isOpen) {
    return (
      <p className="document-add">
        <button ref={button} type="button" onClick={() => setOpen(true)}>
          + {words.add}
        </button>
      </p>
    )
  }
  return (
    <form onSubmit={add} className="document-editor">
      <label htmlFor={id}>{words.addLabel}</label>
      <input
        // It was just asked for.
        ref={(field) => field?.focus()}
        id={id}
        name="item"
        autoComplete="off"
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.stopPropagation()
          close()
        }}
        className="document-field"
      />
      <span className="document-editor-actions">
        <Button variant="primary" size="sm" type="submit">
          {words.addButton}
        </Button>
        <Button size="sm" onClick={close}>
          {words.cancel}
        </Button>
      </span>
    </form>
  )
}
