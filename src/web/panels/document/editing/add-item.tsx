import { use, useRef, useState } from 'react'
import type { RowKind } from '#domain/reading/rows.ts'
import { useFile } from '#web/hooks/use-file.ts'
import { createFileLoader } from '#web/loading/file-loader.ts'
import { correctingText as words } from '#web/text/document/correcting.ts'
import { EditingContext } from './editing.tsx'

const loadForm = createFileLoader(() => import('./add-item-form.tsx'))

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
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const file = useFile(loadForm, isOpen)
  if (reading === null || kind === undefined) return null
  const close = () => {
    setOpen(false)
    requestAnimationFrame(() => button.current?.focus())
  }
  const add = (text: string) => {
    close()
    if (text !== '') reading.add(text, kind)
  }
  if (isOpen && file !== null) return <file.AddItemForm onAdd={add} onCancel={close} />
  return (
    <p className="document-add">
      <button ref={button} type="button" onClick={() => setOpen(true)}>
        + {words.add}
      </button>
    </p>
  )
}
