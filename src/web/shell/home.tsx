import { type ReactNode, useEffect, useState } from 'react'
import { Outlet } from 'react-router'
import { askVisitor } from '#web/api/session/visitor.ts'
import { LoadingScreen } from './loading-screen.tsx'
import { UnreachableScreen } from './unreachable-screen.tsx'

type Visitor = 'unknown' | 'unreachable' | 'signed-in' | 'signed-out'

/** `/`: the landing page for visitors, the dashboard for the signed-in; neither flashes up first. */
export function Home({ landing }: { landing: ReactNode }) {
  const [visitor, setVisitor] = useState<Visitor>('unknown')
  useEffect(() => {
    if (visitor !== 'unknown') return
    askVisitor().then(
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
