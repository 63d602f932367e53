import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { toApiError } from '#web/api/api-error.ts'
import { adminText as words } from '#web/text/shell/admin.ts'
import { LoadFailed } from '#web/ui/display/load-failed.tsx'
import { LoadingNote, Skeleton } from '#web/ui/display/skeleton.tsx'

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
    <LoadFailed query={query} tone="danger" role="alert" title={words.failed} className="mt-6">
      {toApiError(query.error).message}
    </LoadFailed>
  )
}
