import type { ApiError } from '#web/api/api-error.ts'
import { documentText as words } from '#web/text/document.ts'
import { EmptyState } from '#web/ui/display/empty-state.tsx'
import { Notice } from '#web/ui/display/notice.tsx'
import { Button } from '#web/ui/form/button.tsx'

interface DocumentFailureProps {
  error: ApiError
  /** The project is there and has no document so far. */
  isNoneYet: boolean
  isRetrying: boolean
  onRetry: () => void
}

/** No document on the screen: there is none, or it could not be loaded. */
export function DocumentFailure(props: DocumentFailureProps) {
  const { error, isNoneYet, isRetrying, onRetry } = props
  if (error.code === 'not_found') {
    return isNoneYet ? (
      <EmptyState level={1} title={words.noneTitle}>
        {words.noneDetail}
      </EmptyState>
    ) : (
      <EmptyState level={1} title={words.notFoundTitle}>
        {words.notFoundDetail}
      </EmptyState>
    )
  }
  const retry = (
    <Button size="sm" pending={isRetrying} onClick={onRetry}>
      {words.tryAgain}
    </Button>
  )
  return (
    <Notice tone="danger" role="alert" title={words.loadFailed} action={retry}>
      {error.message}
    </Notice>
  )
}
