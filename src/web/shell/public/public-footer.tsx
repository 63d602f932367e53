import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { callBannerBack } from '#web/shell/consent/consent-store.ts'
import { publicFrameText } from '#web/text/public/frame.ts'
import { shellText } from '#web/text/shell.ts'

const words = publicFrameText.footer

const LINKS = [
  { to: paths.contact, label: words.contact },
  { to: paths.privacyPolicy, label: words.privacyPolicy },
  { to: paths.termsOfService, label: words.termsOfService },
  { to: paths.cookiePolicy, label: words.cookiePolicy },
  { to: paths.tokusho, label: words.tokusho },
]

const linkStyle =
  'inline-flex min-h-11 items-center text-ink-soft underline-offset-4 hover:text-ink hover:underline'

/** The footer of pages for everybody (Spec §2): who we are, what holds, and the cookie choice. */
export function PublicFooter() {
  return (
    <footer className="mt-24 border-line border-t">
      <div className="mx-auto grid max-w-6xl gap-x-10 gap-y-4 px-4 py-8 text-sm sm:px-6 lg:grid-cols-[1fr_auto]">
        <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-ink-soft lg:min-h-11 lg:items-center">
          <span className="font-semibold font-serif text-base text-ink">{shellText.product}</span>
          <span>{words.tagline}</span>
        </p>
        <nav aria-label={words.label}>
          <ul className="flex flex-wrap gap-x-6 max-sm:grid max-sm:grid-cols-2">
            {LINKS.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className={linkStyle}>
                  {label}
                </Link>
              </li>
            ))}
            <li>
              <button type="button" onClick={callBannerBack} className={linkStyle}>
                {words.cookieChoices}
              </button>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  )
}
