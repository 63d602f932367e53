import { LoaderCircle } from 'lucide-react'
import { shellText } from '#web/text/shell.ts'

/** While the account is being resolved (Spec §2). It appears late, so that a quick answer shows none. */
export function LoadingScreen() {
  return (
    <div
      role="status"
      className="flex min-h-dvh animate-appear items-center justify-center fill-mode-backwards delay-200"
    >
      <LoaderCircle aria-hidden className="size-7 animate-turn text-accent" />
      <span className="sr-only">{shellText.loading}</span>
    </div>
  )
}
