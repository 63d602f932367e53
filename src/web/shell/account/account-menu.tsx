import { CreditCard, Inbox, LogOut, UserRound } from 'lucide-react'
import { useState } from 'react'
import type { User } from '#contract/account.ts'
import { LANGUAGES } from '#domain/language.ts'
import { readTheme, THEME_COOKIE, THEMES, type Theme } from '#domain/theme.ts'
import { paths } from '#web/paths.ts'
import { chooseLanguage } from '#web/shell/choose-language.ts'
import { fullName } from '#web/text/names.ts'
import { languageText } from '#web/text/public/language.ts'
import { screenTitles } from '#web/text/shell/screen-titles.ts'
import { shellText } from '#web/text/shell.ts'
import { Avatar } from '#web/ui/display/avatar.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { Menu } from '#web/ui/overlay/menu.tsx'

const YEAR = 31_536_000

/** Whose account it is, where it leads, and in which language and light the screens are. */
export function AccountMenu({ user }: { user: User }) {
  const name = fullName(user)
  const [theme, setTheme] = useState(readCurrentTheme)
  return (
    <Menu
      trigger={
        <Button variant="quiet" aria-label={shellText.accountMenu(user.email)} className="px-1.5">
          <span className="hidden max-w-56 truncate font-normal lg:inline">{user.email}</span>
          <Avatar firstName={user.firstName} lastName={user.lastName} email={user.email} />
        </Button>
      }
      header={
        <>
          {name && <p className="font-medium">{name}</p>}
          <p className="break-all text-ink-soft text-xs">{user.email}</p>
        </>
      }
      choices={[
        {
          label: languageText.label,
          value: languageText.code,
          options: LANGUAGES.map((language) => ({
            value: language,
            label: languageText.names[language],
            language,
          })),
          onChoose: chooseLanguage,
        },
        {
          label: shellText.theme.label,
          value: theme,
          options: THEMES.map((each) => ({ value: each, label: shellText.theme.names[each] })),
          onChoose: (value) => {
            const chosen = readTheme(value)
            chooseTheme(chosen)
            setTheme(chosen)
          },
        },
      ]}
      items={[
        { label: screenTitles.inbox, icon: Inbox, to: paths.inbox },
        { label: shellText.profile, icon: UserRound, to: paths.profile },
        { label: shellText.billing, icon: CreditCard, to: paths.billing },
        { label: shellText.signOut, icon: LogOut, href: paths.logout },
      ]}
    />
  )
}

/** What the page is drawn in now. */
function readCurrentTheme(): Theme {
  return readTheme(document.documentElement.dataset.theme)
}

/** At once on this page, and for a year on all others: the server draws them with it. */
function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  const secure = window.location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some browsers.
  document.cookie = `${THEME_COOKIE}=${theme}; path=/; max-age=${YEAR}; samesite=lax${secure}`
}
