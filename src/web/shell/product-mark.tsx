import { Link } from 'react-router'
import { shellText } from '#web/text/shell.ts'
import { classNames } from '#web/ui/class-names.ts'

type ProductMarkProps = (
  | { /** A screen of the app. */ to: string; href?: never }
  | { /** A page of its own. */ href: string; to?: never }
) & {
  /** The mark alone on small screens, where others need the room. */
  compact?: boolean
}

/** The mark and the name; leads to the start of what the visitor may see. */
export function ProductMark({ to, href, compact = false }: ProductMarkProps) {
  const style = 'inline-flex min-h-11 min-w-11 items-center gap-2.5'
  const mark = <Mark compact={compact} />
  return to === undefined ? (
    <a href={href} className={style}>
      {mark}
    </a>
  ) : (
    <Link to={to} className={style}>
      {mark}
    </Link>
  )
}

/** The drawn mark and the name beside it; the name alone is for the eye where it is `compact`. */
export function Mark({ compact = false }: { compact?: boolean }) {
  return (
    <>
      <svg viewBox="0 0 32 32" aria-hidden="true" className="size-7">
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
        className={classNames(
          'font-semibold font-serif text-xl tracking-tight',
          compact && 'max-sm:sr-only',
        )}
      >
        {shellText.product}
      </span>
    </>
  )
}
