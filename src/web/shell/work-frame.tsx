import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Outlet, useLocation } from 'react-router'
import { queryClient } from '#web/api/cache/query-client.ts'
import { queryKeys } from '#web/api/cache/query-keys.ts'
import { refreshUser } from '#web/api/projects.ts'
import { subscribeToRefusals } from '#web/api/session/plan-refusals.ts'
import { useSessionEnded } from '#web/api/session/session-state.ts'
import { signInPath } from '#web/paths.ts'
import { shellText } from '#web/text/shell.ts'
import { LinkButton } from '#web/ui/form/link-button.tsx'
import { ToastProvider } from '#web/ui/overlay/toast.tsx'
import { TooltipProvider } from '#web/ui/overlay/tooltip.tsx'

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

/**
 * Says that the session is over and offers to sign in again. It neither leaves the page nor takes
 * the focus: whoever is in the middle of a sentence may finish it first. It is drawn at the top and
 * stands last in the document, so that the skip link stays the first thing the Tab key finds.
 */
function SessionEndedBar() {
  const { pathname, search } = useLocation()
  if (!useSessionEnded()) return null
  return (
    <div
      role="alert"
      className="sticky top-0 order-first z-30 flex animate-appear flex-wrap items-center justify-center gap-x-4 gap-y-2 border-line border-b bg-assumed-soft px-4 py-2 text-sm"
    >
      <p>{shellText.sessionEnded.message}</p>
      <LinkButton size="sm" to={signInPath(pathname + search)}>
        {shellText.sessionEnded.action}
      </LinkButton>
    </div>
  )
}
