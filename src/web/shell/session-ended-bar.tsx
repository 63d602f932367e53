import { useLocation } from 'react-router'
import { useSessionEnded } from '#web/api/session/session-state.ts'
import { signInPath } from '#web/paths.ts'
import { shellText } from '#web/text/shell.ts'
import { LinkButton } from '#web/ui/form/link-button.tsx'

/**
 * Says that the session is over and offers to sign in again. It neither leaves the page nor takes
 * the focus: whoever is in the middle of a sentence may finish it first. It is drawn at the top and
 * stands last in the document, so that the skip link stays the first thing the Tab key finds.
 */
export function SessionEndedBar() {
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
