import { LANGUAGES } from '#domain/language.ts'
import { languageText } from '#web/text/public/language.ts'

/** Each language as a link; `web/language` keeps the rest of the address when one is chosen. */
export function LanguageSwitch() {
  return (
    <ul aria-label={languageText.label} className="-mx-2 flex">
      {LANGUAGES.map((language) => (
        <li key={language}>
          <a
            href={`?lang=${language}`}
            hrefLang={language}
            lang={language}
            data-language={language}
            aria-current={language === languageText.code ? 'true' : undefined}
            className="inline-flex min-h-11 items-center px-2 text-ink-soft underline-offset-4 hover:text-ink hover:underline aria-[current]:font-medium aria-[current]:text-ink"
          >
            {languageText.names[language]}
          </a>
        </li>
      ))}
    </ul>
  )
}
