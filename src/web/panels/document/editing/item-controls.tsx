import { use } from 'react'
import { EditItem } from './edit-item.tsx'
import { ItemsContext } from './items-context.ts'

/** What can be done with an item, at its end: every item of the document mounts these. */
export function ItemControls({ id }: { id: string }) {
  const item = use(ItemsContext).get(id)
  return item === undefined ? null : <EditItem item={item} />
}
