import type { SortedPart } from '#web/api/stream/sort-telling-with-model.ts'
import { tellingText as words } from '#web/text/telling.ts'
import { Button } from '#web/ui/form/button.tsx'

interface ModelLineProps {
  part: SortedPart | null
  onStop: () => void
}

/** That a model is sorting, and the way on without it. */
export function ModelLine({ part, onStop }: ModelLineProps) {
  return (
    <div
      className={
        part ? 'mt-3 flex max-w-[52rem] flex-wrap items-center gap-x-4 gap-y-2 text-sm' : undefined
      }
    >
      <p role="status" className="min-w-0 flex-1 basis-64">
        {part ? words.modelSorting(part) : null}
      </p>
      {part ? (
        <Button size="sm" onClick={onStop}>
          {words.stopModel}
        </Button>
      ) : null}
    </div>
  )
}
