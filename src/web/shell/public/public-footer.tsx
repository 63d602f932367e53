import { paths } from '#web/paths.ts'
import { publicFrameText } from '#web/text/public/frame.ts'
import { shellText } from '#web/text/shell.ts'
import { LanguageSwitch } from './language-switch.tsx'

const words = publicFrameText.footer

const LINKS = [
  { href: paths.contact, label: words.contact },
  { href: paths.privacyPolicy, label: words.privacyPolicy },
  { href: paths.termsOfService, label: words.termsOfService },
  { href: paths.cookiePolicy, label: words.cookiePolicy },
  { href: paths.tokusho, label: words.tokusho },
]

const linkStyle =
  'inline-flex min-h-11 items-center text-ink-soft underline-offset-4 hover:text-ink hover:underline'

/** The footer of pages for everybody: who we are, what holds, the cookies, the language. */
export function PublicFooter() {
  return (
    <footer className="mt-16 border-line border-t text-sm">
      <div className="mx-auto max-w-6xl space-y-3 px-4 py-8 sm:px-6">
        <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-2">
          <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-ink-soft">
            <span className="font-semibold font-serif text-base text-ink">{shellText.product}</span>
            <span>{words.tagline}</span>
          </p>
          <LanguageSwitch />
        </div>
        <nav aria-label={words.label}>
          <ul className="flex flex-wrap gap-x-6 max-sm:grid max-sm:grid-cols-2">
            {LINKS.map(({ href, label }) => (
              <li key={href}>
                <a href={href} className={linkStyle}>
                  {label}
                </a>
              </li>
            ))}
            {/* Without script nothing is counted, and there is nothing to choose. */}
            <li className="noscript:hidden">
              <button type="button" data-cookie-choices className={linkStyle}>
                {words.cookieChoices}
              </button>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  )
}
