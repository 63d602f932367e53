import { Plus } from 'lucide-react'
import { tellingText as words } from '#web/text/telling.ts'
import { Button } from '#web/ui/form/button.tsx'
import type { Sorting } from './use-sorting.ts'

interface SortedBarProps {
  sorting: Sorting
  onMore: () => void
}

/** How much is checked, and the way on: with one press all drafts are used. */
export function SortedBar({ sorting, onMore }: SortedBarProps) {
  const { waiting, used, drafted } = sorting.counts
  return (
    <div className="tell-bar">
      <div>
        <Button onClick={onMore} className="max-sm:hidden">
          <Plus aria-hidden />
          {words.backToNotes}
        </Button>
        <p>{waiting === 0 ? words.allChecked : words.checked(used, drafted)}</p>
        <Button variant="primary" pending={sorting.isTaking} onClick={sorting.takeAll}>
          {waiting === 0 ? words.goOn : words.takeAll(waiting)}
        </Button>
      </div>
    </div>
  )
}
