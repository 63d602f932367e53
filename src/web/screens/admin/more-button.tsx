import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { adminText as words } from '#web/text/shell/admin.ts'
import { Button } from '#web/ui/form/button.tsx'

type Paged = Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>

/** Brings the next page of a list, where one follows. */
export function MoreButton({ query }: { query: Paged }) {
  if (!query.hasNextPage) return null
  return (
    <Button
      className="mt-4"
      pending={query.isFetchingNextPage}
      onClick={() => void query.fetchNextPage()}
    >
      {words.more}
    </Button>
  )
}
