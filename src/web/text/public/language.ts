/** The words of choosing a language. */
export const languageText = {
  /** Which language this build of the app speaks. */
  code: 'en',
  label: 'Language',
  /** Each by its own name, in every language. */
  names: { en: 'English', ja: '日本語' },
} as const
