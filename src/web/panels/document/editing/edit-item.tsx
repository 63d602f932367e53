import { Pencil } from 'lucide-react'
import { use, useRef, useState } from 'react'
import type { Traced } from '#domain/requirements/document-items.ts'
import { fieldsOf } from '#domain/requirements/editing/item-fields.ts'
import { readSessionText } from '#web/storage/session-text.ts'
import { correctingText } from '#web/text/document/correcting.ts'
import { editingText as words } from '#web/text/document/editing.ts'
import { EditChoice } from './edit-choice.tsx'
import { EditingContext } from './editing.tsx'
import { ItemEditor } from './item-editor.tsx'
import { makeDraftKey } from './use-item-texts.ts'

interface EditItemProps {
  item: Traced
  /** It is beside others as a chip of its own. */
  isChip?: boolean
}

/** The way to edit an item that comes from no row, and the editor in its place. */
export function EditItem({ item, isChip = false }: EditItemProps) {
  const desk = use(EditingContext)
  const pencil = useRef<HTMLButtonElement>(null)
  // What was typed before a reload or a lost session is there again.
  const [isOpen, setIsOpen] = useState(
    () => desk !== null && readSessionText(makeDraftKey(desk.projectId, item.id)) !== '',
  )
  if (desk === null) return null
  const asking = (desk.edits.get(item.id) ?? []).filter(({ state }) => state === 'asking')
  const close = () => {
    setIsOpen(false)
    pencil.current?.focus()
  }
  return (
    <>
      <button
        ref={pencil}
        type="button"
        aria-label={
          isChip ? correctingText.of(correctingText.change, item.id) : words.edit(item.id)
        }
        aria-expanded={isOpen}
        title={isChip ? undefined : words.edit(item.id)}
        className={isChip ? 'document-chip' : 'document-edit'}
        onClick={() => setIsOpen(true)}
      >
        {isChip ? correctingText.change : <Pencil aria-hidden />}
      </button>
      {asking.length > 0 && !isOpen ? (
        <EditChoice id={item.id} edits={asking} desk={desk} onEdit={() => setIsOpen(true)} />
      ) : null}
      {isOpen ? (
        <ItemEditor
          id={item.id}
          fields={fieldsOf(item)}
          desk={desk}
          isEdited={item.edited === true}
          onDone={close}
        />
      ) : null}
    </>
  )
}
