import { useId } from 'react'
import type { RowPriority } from '#domain/reading/rows.ts'
import type { FunctionalRequirement } from '#domain/requirements/document-items.ts'
import { correctingText as words } from '#web/text/document/correcting.ts'
import type { EditingDesk } from './editing.tsx'

/** Must or nice to have, where nobody has said it. */
export function PriorityMenu({ item, desk }: { item: FunctionalRequirement; desk: EditingDesk }) {
  const id = useId()
  const { reading } = desk
  return (
    <span className="document-priority">
      <label htmlFor={id} className="sr-only">
        {words.priorityOf(item.id)}
      </label>
      <select
        id={id}
        value="unsaid"
        disabled={reading === null}
        onChange={(event) =>
          reading?.rank(item.rows ?? [], event.currentTarget.value as RowPriority)
        }
      >
        <option value="unsaid">{words.priority}</option>
        {(['must', 'should', 'could'] as const).map((priority) => (
          <option key={priority} value={priority}>
            {words.priorities[priority]}
          </option>
        ))}
      </select>
    </span>
  )
}
