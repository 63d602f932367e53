import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { queryClient } from '#web/api/cache/query-client.ts'
import { queryKeys } from '#web/api/cache/query-keys.ts'
import { refreshUser } from '#web/api/projects.ts'
import { subscribeToRefusals } from '#web/api/session/plan-refusals.ts'
import { ToastProvider } from '#web/ui/overlay/toast.tsx'
import { TooltipProvider } from '#web/ui/overlay/tooltip.tsx'
import { SessionEndedBar } from './session-ended-bar.tsx'

/**
 * What the screens of work need around them: the cache, tooltips, toasts, the lost session's
 * notice. Loaded apart, so that the landing page does without.
 */
export function WorkFrame() {
  useEffect(() => {
    // After signing out, the back button must not show a page of the account from memory.
    const leaveMemory = (event: PageTransitionEvent) => event.persisted && window.location.reload()
    window.addEventListener('pageshow', leaveMemory)
    return () => window.removeEventListener('pageshow', leaveMemory)
  }, [])
  useEffect(
    () =>
      subscribeToRefusals(() => {
        void refreshUser(queryClient)
        void queryClient.invalidateQueries({ queryKey: queryKeys.billing })
      }),
    [],
  )
  return (
    <QueryClientProvider client={queryClient}>
      <TooltipProvider>
        <ToastProvider>
          <div className="flex flex-col">
            <Outlet />
            <SessionEndedBar />
          </div>
        </ToastProvider>
      </TooltipProvider>
    </QueryClientProvider>
  )
}
