import type { ComponentProps } from 'react'
import { pieceText } from '#web/text/ui/pieces.ts'
import { Button } from '#web/ui/form/button.tsx'
import { Notice } from './notice.tsx'

interface LoadFailedProps extends Omit<ComponentProps<typeof Notice>, 'action'> {
  /** What brought nothing, and is asked again. */
  query: { isFetching: boolean; refetch: () => unknown }
}

/** Says that something could not be loaded, with the button that tries again. */
export function LoadFailed({ query, tone = 'warning', ...notice }: LoadFailedProps) {
  return (
    <Notice
      {...notice}
      tone={tone}
      action={
        <Button size="sm" pending={query.isFetching} onClick={() => void query.refetch()}>
          {pieceText.retry}
        </Button>
      }
    />
  )
}
