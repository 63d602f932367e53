import { useEffect } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { useUser } from '#web/api/account.ts'
import { useDraftRecovery } from '#web/drafts/page/use-drafts.ts'
import { useFile } from '#web/hooks/use-file.ts'
import { createFileLoader } from '#web/loading/file-loader.ts'
import { signInPath } from '#web/paths.ts'
import { setCommandMenuOpen, useCommandMenuOpen } from '#web/shell/commands/command-store.ts'
import { useOneSheet } from '#web/ui/overlay/use-one-sheet.ts'
import { LoadingScreen } from './loading-screen.tsx'
import { UnreachableScreen } from './unreachable-screen.tsx'

const loadMenu = createFileLoader(() => import('#web/shell/commands/command-menu.tsx'))

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

/** Opens the command menu by Ctrl or Cmd with K. The menu itself is loaded on first use. */
function CommandMenuHost() {
  const isOpen = useCommandMenuOpen()
  const file = useFile(loadMenu, isOpen)
  useOneSheet(isOpen, file !== null, () => setCommandMenuOpen(false))
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      if (event.key.toLowerCase() !== 'k' || event.isComposing || event.repeat) return
      event.preventDefault()
      // A form that is being filled in is not to be left by a slip of the hand.
      if (document.querySelector('[role="dialog"], [role="alertdialog"]') === null) {
        setCommandMenuOpen(true)
      }
    }
    document.addEventListener('keydown', listen)
    return () => {
      document.removeEventListener('keydown', listen)
      setCommandMenuOpen(false)
    }
  }, [])
  return file && <file.CommandMenu />
}
