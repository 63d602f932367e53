import { Menu } from 'lucide-react'
import { paths } from '#web/paths.ts'
import { Mark, markLinkStyle } from '#web/shell/product-mark.tsx'
import { publicFrameText } from '#web/text/public/frame.ts'
import { AnchorButton } from '#web/ui/form/anchor-button.tsx'

const { nav } = publicFrameText

/**
 * The anchors lead to the landing page, which the signed-in have no way to: `/` is their dashboard.
 */
const LINKS = [
  { href: `${paths.home}#features`, label: nav.features, className: 'signed-in:hidden' },
  { href: `${paths.home}#pricing`, label: nav.pricing, className: 'signed-in:hidden' },
  { href: paths.contact, label: nav.contact, className: '' },
]

/**
 * The header of pages for everybody, in one row. Who is signed in is known before it is
 * drawn. On a phone the links fold into a menu that opens without script.
 */
export function PublicHeader() {
  return (
    <header className="border-line border-b">
      <nav
        aria-label={nav.label}
        className="relative mx-auto flex max-w-6xl items-center gap-x-1 px-4 py-2 sm:gap-x-2 sm:px-6"
      >
        <a
          href={paths.home}
          className={`${markLinkStyle} mr-auto max-[23rem]:[&>span]:sr-only max-sm:gap-2 max-sm:[&>span]:text-lg sm:mr-4`}
        >
          <Mark />
        </a>
        <Links className="mr-auto flex max-sm:hidden" />
        <AnchorButton
          variant="quiet"
          href={paths.login}
          className="signed-in:hidden whitespace-nowrap max-sm:px-1"
        >
          {nav.signIn}
        </AnchorButton>
        <AnchorButton
          variant="primary"
          href={paths.getStarted}
          className="signed-in:hidden whitespace-nowrap max-sm:px-2.5"
        >
          {nav.start}
        </AnchorButton>
        <span className="hidden signed-in:contents">
          <AnchorButton variant="primary" href={paths.dashboard}>
            {nav.dashboard}
          </AnchorButton>
        </span>
        <details className="sm:hidden">
          <summary
            aria-label={nav.more}
            className="-mr-2 flex size-11 cursor-pointer list-none items-center justify-center rounded-soft [&::-webkit-details-marker]:hidden"
          >
            <Menu aria-hidden className="size-5" />
          </summary>
          <Links className="absolute top-full right-4 z-20 min-w-44 rounded-soft border border-line-strong bg-surface py-1 shadow-lift" />
        </details>
      </nav>
    </header>
  )
}

function Links({ className }: { className: string }) {
  return (
    <ul className={className}>
      {LINKS.map(({ href, label, className: shown }) => (
        <li key={href} className={shown}>
          <a
            href={href}
            className="flex min-h-11 items-center px-2 text-ink-soft text-sm underline-offset-4 hover:text-ink hover:underline max-sm:px-4 max-sm:text-base"
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
