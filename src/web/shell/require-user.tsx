import { Navigate, Outlet, useLocation } from 'react-router'
import { useUser } from '#web/api/account.ts'
import { useDraftRecovery } from '#web/drafts/page/use-drafts.ts'
import { signInPath } from '#web/paths.ts'
import { CommandMenuHost } from './commands/command-menu-host.tsx'
import { LoadingScreen } from './loading-screen.tsx'
import { UnreachableScreen } from './unreachable-screen.tsx'

/**
 * Lets signed-in visitors pass; others sign in first and come back here (docs/product.md#sign-in).
 */
export function RequireUser() {
  const { data: user, isPending, refetch } = useUser()
  const { pathname, search } = useLocation()
  if (isPending) return <LoadingScreen />
  if (user === undefined) return <UnreachableScreen onRetry={refetch} />
  if (user === null) return <Navigate to={signInPath(pathname + search)} replace />
  return <SignedIn userId={user.id} />
}

/** Whichever screen opens first, what closed pages of this account left behind is sent. */
function SignedIn({ userId }: { userId: string }) {
  useDraftRecovery(userId)
  return (
    <>
      <Outlet />
      <CommandMenuHost />
    </>
  )
}
