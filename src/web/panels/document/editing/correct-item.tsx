import { Pencil } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Traced } from '#domain/requirements/document-items.ts'
import { useFile } from '#web/hooks/use-file.ts'
import { createFileLoader } from '#web/loading/file-loader.ts'
import { correctingText as words } from '#web/text/document/correcting.ts'
import { editingText } from '#web/text/document/editing.ts'
import { EditChoice } from './edit-choice.tsx'
import type { EditingDesk } from './editing.tsx'

/** The rows with their menus come with the first look at them. */
const loadRows = createFileLoader(() => import('#web/panels/document/correcting/correct-rows.tsx'))

interface CorrectItemProps {
  item: Traced
  desk: EditingDesk
  /** It is beside others as a chip of its own. */
  isChip?: boolean
}

/** The way to what an item comes from: its rows, with everything that can be said of them. */
export function CorrectItem({ item, desk, isChip = false }: CorrectItemProps) {
  const { id } = item
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const file = useFile(loadRows, isOpen)
  const asking = (desk.edits.get(id) ?? []).filter(({ state }) => state === 'asking')
  const close = () => {
    setIsOpen(false)
    button.current?.focus()
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={isChip ? words.of(words.change, id) : editingText.edit(id)}
        aria-expanded={isOpen}
        title={isChip ? undefined : editingText.edit(id)}
        className={isChip ? 'document-chip' : 'document-edit'}
        onClick={() => (isOpen ? close() : setIsOpen(true))}
      >
        {isChip ? words.change : <Pencil aria-hidden />}
      </button>
      {asking.length > 0 && !isOpen ? (
        <EditChoice id={id} edits={asking} desk={desk} onEdit={() => setIsOpen(true)} />
      ) : null}
      {isOpen ? (
        <fieldset
          className="document-behind"
          aria-label={words.of(words.change, id)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
            event.stopPropagation()
            close()
          }}
        >
          {file && desk.reading ? (
            <file.CorrectRows item={item} reading={desk.reading} onClose={close} />
          ) : (
            <p role="status">{words.loading}</p>
          )}
        </fieldset>
      ) : null}
    </>
  )
}
