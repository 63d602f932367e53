import { Navigate, Outlet, useSearchParams } from 'react-router'
import { useUser } from '#web/api/account.ts'
import { useSessionEnded } from '#web/api/session/session-state.ts'
import { choosePathAfterSignIn } from '#web/paths.ts'
import { LoadingScreen } from './loading-screen.tsx'

/**
 * Sends the signed-in on to where they wanted to go (docs/product.md#sign-in).
 * When it cannot be found out who is signed in, the screen shows: signing in will tell.
 */
export function RequireVisitor() {
  const { data: user, isPending } = useUser()
  const hasEnded = useSessionEnded()
  const [search] = useSearchParams()
  if (isPending) return <LoadingScreen />
  if (user && !hasEnded) return <Navigate to={choosePathAfterSignIn(search)} replace />
  return <Outlet />
}
