import { paths } from '#web/paths.ts'
import { Mark, markLinkStyle } from '#web/shell/product-mark.tsx'
import { publicFrameText } from '#web/text/public/frame.ts'
import { AnchorButton } from '#web/ui/form/anchor-button.tsx'

const { nav } = publicFrameText

/** The anchors lead to the landing page, which the signed-in have no way to: `/` is their dashboard. */
const LINKS = [
  { href: `${paths.home}#features`, label: nav.features, className: 'signed-in:hidden' },
  { href: `${paths.home}#pricing`, label: nav.pricing, className: 'signed-in:hidden' },
  { href: paths.contact, label: nav.contact },
]

/**
 * The header of pages for everybody (Spec §2). Who is signed in is known before it is drawn. On a
 * phone the links stand in a second row.
 */
export function PublicHeader() {
  return (
    <header className="border-line border-b">
      <nav
        aria-label={nav.label}
        className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-2 px-4 py-2 sm:px-6"
      >
        <a href={paths.home} className={markLinkStyle}>
          <Mark />
        </a>
        <ul className="-ml-2 flex max-sm:order-3 sm:mr-auto sm:ml-4">
          {LINKS.map(({ href, label, className }) => (
            <li key={href} className={className}>
              <a
                href={href}
                className="inline-flex min-h-11 items-center px-2 text-ink-soft text-sm underline-offset-4 hover:text-ink hover:underline"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
        <AnchorButton
          variant="quiet"
          href={paths.login}
          className="signed-in:hidden max-sm:order-4 max-sm:-mr-2 max-sm:px-2"
        >
          {nav.signIn}
        </AnchorButton>
        <AnchorButton variant="primary" href={paths.getStarted} className="signed-in:hidden">
          {nav.start}
        </AnchorButton>
        <span className="hidden signed-in:contents">
          <AnchorButton variant="primary" href={paths.dashboard}>
            {nav.dashboard}
          </AnchorButton>
        </span>
      </nav>
    </header>
  )
}
