import type { ApiError } from '#web/api/api-error.ts'
import { documentText as words } from '#web/text/document.ts'
import { EmptyState } from '#web/ui/display/empty-state.tsx'
import { Notice } from '#web/ui/display/notice.tsx'
import { Button } from '#web/ui/form/button.tsx'

interface DocumentFailureProps {
  error: ApiError
  isRetrying: boolean
  onRetry: () => void
}

/** No document on the screen: there is none, or it could not be loaded. */
export function DocumentFailure({ error, isRetrying, onRetry }: DocumentFailureProps) {
  if (error.code === 'not_found') {
    return <EmptyState title={words.notFoundTitle}>{words.notFoundDetail}</EmptyState>
  }
  return (
    <Notice
      tone="danger"
      role="alert"
      title={words.loadFailed}
      action={
        <Button size="sm" pending={isRetrying} onClick={onRetry}>
          {words.tryAgain}
        </Button>
      }
    >
      {error.message}
    </Notice>
  )
}
