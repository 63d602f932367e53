import { paths } from '#web/paths.ts'
import { ProductMark } from '#web/shell/product-mark.tsx'
import { landingText } from '#web/text/landing.ts'
import { LinkButton } from '#web/ui/form/link-button.tsx'

const { nav } = landingText

const anchorStyle =
  'inline-flex min-h-11 items-center px-2 text-ink-soft text-sm underline-offset-4 hover:text-ink hover:underline'

export function LandingNav() {
  return (
    <header className="border-line border-b">
      <nav
        aria-label={nav.label}
        className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-4 px-4 py-2 sm:px-6"
      >
        <ProductMark to={paths.home} />
        <div className="order-last flex gap-2 sm:order-none sm:ml-4">
          <a href="#features" className={anchorStyle}>
            {nav.features}
          </a>
          <a href="#pricing" className={anchorStyle}>
            {nav.pricing}
          </a>
        </div>
        <div className="ml-auto flex gap-1">
          <LinkButton variant="quiet" href={paths.login} className="max-sm:order-last">
            {nav.signIn}
          </LinkButton>
          <LinkButton variant="primary" href={paths.login} className="max-sm:hidden">
            {nav.start}
          </LinkButton>
        </div>
      </nav>
    </header>
  )
}
