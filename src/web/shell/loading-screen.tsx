import { LoaderCircle } from 'lucide-react'
import { shellText } from '#web/text/shell.ts'
import { Mark } from './product-mark.tsx'

/**
 * While the account is being resolved. The page holds it before any script has come; the
 * spinner appears late, so that a quick answer shows none.
 */
export function LoadingScreen() {
  return (
    <div role="status" className="noscript:hidden flex min-h-dvh flex-col">
      <div className="border-line border-b bg-surface">
        <div className="mx-auto flex min-h-[3.75rem] max-w-[90rem] items-center gap-2.5 px-4 sm:px-6">
          <Mark />
        </div>
      </div>
      <div className="flex flex-1 animate-appear items-center justify-center fill-mode-backwards delay-200">
        <LoaderCircle aria-hidden className="size-7 animate-turn text-accent" />
      </div>
      <span className="sr-only">{shellText.loading}</span>
    </div>
  )
}
