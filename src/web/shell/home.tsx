import { type ReactNode, useEffect, useState } from 'react'
import { Outlet } from 'react-router'
import { userQuery } from '#web/api/account.ts'
import { queryClient } from '#web/api/cache/query-client.ts'
import { LoadingScreen } from './loading-screen.tsx'
import { UnreachableScreen } from './unreachable-screen.tsx'

type Visitor = 'unknown' | 'unreachable' | 'signed-in' | 'signed-out'

/** `/`: the landing page for visitors, the dashboard for the signed-in; neither flashes up first. */
export function Home({ landing }: { landing: ReactNode }) {
  const [visitor, setVisitor] = useState(knownVisitor)
  useEffect(() => {
    if (visitor !== 'unknown') return
    queryClient.fetchQuery(userQuery).then(
      (user) => setVisitor(user ? 'signed-in' : 'signed-out'),
      () => setVisitor('unreachable'),
    )
  }, [visitor])
  switch (visitor) {
    case 'unknown':
      return <LoadingScreen />
    case 'unreachable':
      return <UnreachableScreen onRetry={() => setVisitor('unknown')} />
    case 'signed-in':
      return <Outlet />
    case 'signed-out':
      return landing
  }
}

/** As the account's cache has it: the first drawing has waited for the answer. */
function knownVisitor(): Visitor {
  const state = queryClient.getQueryState(userQuery.queryKey)
  if (state?.data !== undefined) return state.data ? 'signed-in' : 'signed-out'
  return state?.status === 'error' ? 'unreachable' : 'unknown'
}
