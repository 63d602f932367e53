import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { toApiError } from '#web/api/api-error.ts'
import { adminText as words } from '#web/text/shell/admin.ts'
import { Notice } from '#web/ui/display/notice.tsx'
import { LoadingNote, Skeleton } from '#web/ui/display/skeleton.tsx'
import { Button } from '#web/ui/form/button.tsx'

interface LoadedProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching' | 'refetch'>
  children: (data: Data) => ReactNode
}

/** What a query brings; until then its place, and a way on when it brings nothing. */
export function Loaded<Data>({ query, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return <div className="mt-6">{children(query.data)}</div>
  if (query.error === null) {
    return (
      <div className="mt-6 grid gap-3">
        <LoadingNote>{words.loading}</LoadingNote>
        <Skeleton className="h-6 w-48" />
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-24 w-full" />
      </div>
    )
  }
  return (
    <Notice
      tone="danger"
      role="alert"
      title={words.failed}
      className="mt-6"
      action={
        <Button size="sm" pending={query.isFetching} onClick={() => void query.refetch()}>
          {words.retry}
        </Button>
      }
    >
      {toApiError(query.error).message}
    </Notice>
  )
}
