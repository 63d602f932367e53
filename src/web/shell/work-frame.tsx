import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { useUser } from '#web/api/account.ts'
import { useDraftRecovery } from '#web/drafts/page/use-drafts.ts'
import { ToastProvider } from '#web/ui/overlay/toast.tsx'
import { TooltipProvider } from '#web/ui/overlay/tooltip.tsx'
import { SessionEndedBar } from './session-ended-bar.tsx'

/**
 * What the screens of work need around them: tooltips, toasts, the lost session's notice. Loaded
 * apart, so that the landing page does without.
 */
export function WorkFrame() {
  const { data: user } = useUser()
  useEffect(() => {
    // After signing out, the back button must not show a page of the account from memory.
    const leaveMemory = (event: PageTransitionEvent) => event.persisted && window.location.reload()
    window.addEventListener('pageshow', leaveMemory)
    return () => window.removeEventListener('pageshow', leaveMemory)
  }, [])
  return (
    <TooltipProvider>
      <ToastProvider>
        <SessionEndedBar />
        {user && <DraftRecovery userId={user.id} />}
        <Outlet />
      </ToastProvider>
    </TooltipProvider>
  )
}

function DraftRecovery({ userId }: { userId: string }) {
  useDraftRecovery(userId)
  return null
}
