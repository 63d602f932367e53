import { use } from 'react'
import { useFile } from '#web/hooks/use-file.ts'
import { createFileLoader } from '#web/loading/file-loader.ts'
import { ItemSlotContext } from '#web/panels/document/outline/item-slot.ts'
import { correctingText } from '#web/text/document/correcting.ts'
import { editingText as words } from '#web/text/document/editing.ts'
import { EditingContext } from './editing.tsx'
import { ItemsContext } from './items-context.ts'
import { useKeptFocus } from './use-kept-focus.ts'

/** Whoever may only read needs none of it. */
const loadControls = createFileLoader(() => import('./controls-of.tsx'))

/** What the founder can say to an item, where it is; nothing where nothing can be said. */
export function ItemControls({ id }: { id: string }) {
  const desk = use(EditingContext)
  const item = use(ItemsContext).get(id)
  const box = useKeptFocus(item)
  const file = useFile(loadControls, desk !== null)
  const Slot = use(ItemSlotContext)
  if (item === undefined) return Slot && <Slot id={id} />
  return (
    <span ref={box}>
      {item.edited ? <span className="document-edited">{words.mark}</span> : null}
      {item.confirmed ? <span className="document-edited">{correctingText.confirmed}</span> : null}
      {desk && file ? <file.ControlsOf item={item} desk={desk} /> : null}
      {Slot && <Slot id={id} />}
    </span>
  )
}
