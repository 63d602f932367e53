import { type FormEvent, useId } from 'react'
import { correctingText as words } from '#web/text/document/correcting.ts'
import { Button } from '#web/ui/form/button.tsx'

interface AddItemFormProps {
  /** With what was typed; empty when nothing was. */
  onAdd: (text: string) => void
  onCancel: () => void
}

/** One line for what the document lacks. */
export function AddItemForm({ onAdd, onCancel }: AddItemFormProps) {
  const id = useId()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onAdd(String(new FormData(event.currentTarget).get('item') ?? '').trim())
  }
  return (
    <form onSubmit={submit} className="document-editor">
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
          onCancel()
        }}
        className="document-field"
      />
      <span className="document-editor-actions">
        <Button variant="primary" size="sm" type="submit">
          {words.addButton}
        </Button>
        <Button size="sm" onClick={onCancel}>
          {words.cancel}
        </Button>
      </span>
    </form>
  )
}
