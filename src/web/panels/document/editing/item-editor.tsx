import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import type { ItemField } from '#domain/requirements/editing/item-fields.ts'
import { fieldLabel, editingText as words } from '#web/text/document/editing.ts'
import { Button } from '#web/ui/form/button.tsx'
import { controlStyle } from '#web/ui/form/field.tsx'
import type { EditingDesk } from './editing.tsx'
import { useItemTexts } from './use-item-texts.ts'

interface ItemEditorProps {
  id: string
  fields: readonly ItemField[]
  desk: EditingDesk
  isEdited: boolean
  /** The editor is to be closed. */
  onDone: () => void
}

/** The texts of one item, to be rewritten where they are. It lies inside a line of text. */
export function ItemEditor({ id, fields, desk, isEdited, onDone }: ItemEditorProps) {
  const texts = useItemTexts({ desk, item: id, fields })
  const box = useRef<HTMLSpanElement>(null)
  useEffect(() => box.current?.querySelector('textarea')?.focus(), [])
  const finish = async (work: Promise<boolean>) => {
    if (await work) onDone()
  }
  const cancel = () => {
    texts.forget()
    onDone()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') cancel()
    else if (event.key === 'Enter' && !event.shiftKey) void finish(texts.save())
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <span ref={box} className="document-editor">
      {fields.map((field) => (
        <EditedText
          key={field.field}
          label={fieldLabel(field.field)}
          text={texts.textOf(field)}
          problem={texts.problems[field.field] ?? null}
          onWrite={(text) => texts.write(field.field, text)}
          onKeyDown={onKeyDown}
          of={id}
        />
      ))}
      <span className="document-editor-actions">
        <Button
          variant="primary"
          size="sm"
          pending={texts.isSaving}
          onClick={() => void finish(texts.save())}
        >
          {texts.isSaving ? words.saving : words.save}
        </Button>
        <Button size="sm" onClick={cancel}>
          {words.cancel}
        </Button>
        {isEdited ? (
          <Button variant="quiet" size="sm" onClick={() => void finish(texts.takeBack())}>
            {words.undo}
          </Button>
        ) : null}
      </span>
      <span className="document-editor-hint" role={texts.error ? 'alert' : undefined}>
        {texts.error ? `${texts.error.message} ${words.unsaved}` : words.keys}
        {texts.newer === null ? null : ` ${words.newer(texts.newer)}`}
      </span>
    </span>
  )
}

interface EditedTextProps {
  label: string
  text: string
  problem: string | null
  onWrite: (text: string) => void
  onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void
  /** The item's id. */
  of: string
}

function EditedText({ label, text, problem, onWrite, onKeyDown, of }: EditedTextProps) {
  const id = useId()
  return (
    <span className="document-editor-field">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={1}
        value={text}
        aria-label={words.textOf(label, of)}
        onKeyDown={onKeyDown}
        aria-invalid={problem !== null || undefined}
        aria-describedby={problem === null ? undefined : `${id}-problem`}
        onChange={(event) => onWrite(event.target.value)}
        className={`${controlStyle} field-sizing-content resize-y`}
      />
      {problem === null ? null : (
        <span id={`${id}-problem`} className="document-editor-problem">
          {problem}
        </span>
      )}
    </span>
  )
}
