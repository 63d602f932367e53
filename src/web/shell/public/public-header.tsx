import { paths } from '#web/paths.ts'
import { ProductMark } from '#web/shell/product-mark.tsx'
import { publicFrameText } from '#web/text/public/frame.ts'
import { LinkButton } from '#web/ui/form/link-button.tsx'

const { nav } = publicFrameText

const linkStyle =
  'inline-flex min-h-11 items-center px-2 text-ink-soft text-sm underline-offset-4 hover:text-ink hover:underline'

/** The anchors lead to the landing page from wherever they stand. */
const anchors = [
  { href: `${paths.home}#features`, text: nav.features },
  { href: `${paths.home}#pricing`, text: nav.pricing },
  { href: paths.contact, text: nav.contact },
]

/** The header of pages for everybody (Spec §2). Who is signed in is known before it is drawn. */
export function PublicHeader() {
  return (
    <header className="border-line border-b">
      <nav
        aria-label={nav.label}
        className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-4 px-4 py-2 sm:px-6"
      >
        <ProductMark href={paths.home} />
        <ul className="-ml-2 flex max-sm:order-last max-sm:w-full sm:ml-4">
          {anchors.map(({ href, text }) => (
            <li key={href}>
              <a href={href} className={linkStyle}>
                {text}
              </a>
            </li>
          ))}
        </ul>
        <div className="ml-auto flex gap-1">
          <LinkButton variant="quiet" href={paths.login} className="signed-in:hidden">
            {nav.signIn}
          </LinkButton>
          <LinkButton
            variant="primary"
            href={paths.login}
            className="signed-in:hidden max-sm:hidden"
          >
            {nav.start}
          </LinkButton>
          <LinkButton
            variant="primary"
            href={paths.dashboard}
            className="hidden signed-in:inline-flex"
          >
            {nav.dashboard}
          </LinkButton>
        </div>
      </nav>
    </header>
  )
}
