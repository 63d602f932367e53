import type { UseQueryResult } from '@tanstack/react-query'
import { FlaskConical } from 'lucide-react'
import type { ReactNode } from 'react'
import { toApiError } from '#web/api/api-error.ts'
import { paths } from '#web/paths.ts'
import { Page } from '#web/shell/page.tsx'
import { testPaymentText as words } from '#web/text/billing/test-payments.ts'
import { Notice } from '#web/ui/display/notice.tsx'
import { LoadingNote, Skeleton } from '#web/ui/display/skeleton.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { LinkButton } from '#web/ui/form/link-button.tsx'

interface TestFrameProps<Shown> {
  title: string
  /** What the page shows; until it is here, that it is on its way or why not. */
  query: UseQueryResult<Shown>
  children: (shown: Shown) => ReactNode
}

/** A page that stands in for the payment provider, and says so before anything else. */
export function TestFrame<Shown>({ title, query, children }: TestFrameProps<Shown>) {
  return (
    <Page
      title={title}
      header={
        <header className="border-line border-b bg-assumed-soft px-4 py-3 text-assumed">
          <p className="flex items-center justify-center gap-2 font-semibold text-sm">
            <FlaskConical aria-hidden className="size-4 shrink-0" />
            {words.mark}
          </p>
        </header>
      }
      className="mx-auto w-full max-w-md px-4 pt-8 pb-16 sm:px-0"
    >
      <h1 className="text-2xl">{title}</h1>
      <p className="mt-2 text-ink-soft text-sm">{words.explanation}</p>
      <div className="mt-8 grid gap-6">
        {query.data !== undefined ? (
          children(query.data)
        ) : query.isError ? (
          <TestTrouble
            error={query.error}
            isRetrying={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        ) : (
          <TestSkeleton />
        )}
      </div>
    </Page>
  )
}

interface TestTroubleProps {
  error: Error
  isRetrying: boolean
  onRetry: () => void
}

/** Why the page has nothing to show, and the way on. */
function TestTrouble({ error, isRetrying, onRetry }: TestTroubleProps) {
  const isMissing = toApiError(error).code === 'not_found'
  return (
    <Notice
      tone={isMissing ? 'warning' : 'danger'}
      role="alert"
      title={isMissing ? words.notFoundTitle : words.failed}
      action={
        isMissing ? (
          <LinkButton size="sm" to={paths.billing}>
            {words.back}
          </LinkButton>
        ) : (
          <Button size="sm" pending={isRetrying} onClick={onRetry}>
            {words.retry}
          </Button>
        )
      }
    >
      {isMissing ? words.notFound : null}
    </Notice>
  )
}

function TestSkeleton() {
  return (
    <div className="grid gap-4">
      <LoadingNote>{words.loading}</LoadingNote>
      <Skeleton className="h-28 w-full" />
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-11 w-full" />
    </div>
  )
}
