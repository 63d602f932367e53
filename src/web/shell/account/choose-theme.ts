import { readTheme, THEME_COOKIE, type Theme } from '#domain/theme.ts'

const YEAR = 31_536_000

/** What the page is drawn in now. */
export function readCurrentTheme(): Theme {
  return readTheme(document.documentElement.dataset.theme)
}

/** At once on this page, and for a year on all others: the server draws them with it. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  const secure = window.location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some browsers.
  document.cookie = `${THEME_COOKIE}=${theme}; path=/; max-age=${YEAR}; samesite=lax${secure}`
}
