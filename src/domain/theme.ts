/** How bright the screens are: as the device says, or as somebody chose. */
export const THEMES = ['system', 'light', 'dark'] as const

export type Theme = (typeof THEMES)[number]

/** Holds the choice for a year; the browser sets it, and the server draws each page with it. */
export const THEME_COOKIE = 'theme'

/** The theme that a text names; as the device says for any other. */
export function readTheme(text: string | undefined | null): Theme {
  return THEMES.find((theme) => theme === text) ?? 'system'
}
