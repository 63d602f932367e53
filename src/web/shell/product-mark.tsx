import { shellText } from '#web/text/shell.ts'
import { joinClassNames } from '#web/ui/join-class-names.ts'

/** The place a mark that leads somewhere takes: wide enough for a finger. */
export const markLinkStyle = 'inline-flex min-h-11 min-w-11 items-center gap-2.5'

/**
 * The drawn mark and the name beside it. `compact`: the mark alone on small screens, where others need
 * the room; the name is still read aloud.
 */
export function Mark({ compact = false }: { compact?: boolean }) {
  return (
    <>
      <svg viewBox="0 0 32 32" aria-hidden="true" className="size-7 shrink-0">
        <rect width="32" height="32" rx="7" className="fill-accent" />
        <path
          d="M8 22.5h16M8 16h16M8 9.5h7"
          fill="none"
          strokeWidth="2.6"
          strokeLinecap="round"
          className="stroke-on-accent"
        />
      </svg>
      <span
        className={joinClassNames(
          'font-semibold font-serif text-xl tracking-tight',
          compact && 'max-sm:sr-only',
        )}
      >
        {shellText.product}
      </span>
    </>
  )
}
