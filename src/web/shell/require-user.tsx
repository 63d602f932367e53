import { Navigate, Outlet, useLocation } from 'react-router'
import { useUser } from '#web/api/account.ts'
import { signInPath } from '#web/paths.ts'
import { LoadingScreen } from './loading-screen.tsx'
import { UnreachableScreen } from './unreachable-screen.tsx'

/** Lets signed-in visitors pass; others sign in first and come back here (Rulings: sign-in). */
export function RequireUser() {
  const { data: user, isPending } = useUser()
  const { pathname, search } = useLocation()
  if (isPending) return <LoadingScreen />
  if (user === undefined) return <UnreachableScreen />
  if (user === null) return <Navigate to={signInPath(pathname + search)} replace />
  return <Outlet />
}
