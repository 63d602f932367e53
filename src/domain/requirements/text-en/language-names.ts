/** The languages that answers can be told to be in, by their BCP 47 tag. */
export const LANGUAGE_NAMES = {
  ar: 'Arabic',
  de: 'German',
  el: 'Greek',
  en: 'English',
  es: 'Spanish',
  fr: 'French',
  he: 'Hebrew',
  hi: 'Hindi',
  it: 'Italian',
  ja: 'Japanese',
  ko: 'Korean',
  nl: 'Dutch',
  pt: 'Portuguese',
  ru: 'Russian',
  th: 'Thai',
  zh: 'Chinese',
} as const
