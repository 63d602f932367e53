/** The languages of the interface and of the texts that the server writes. */
export const LANGUAGES = ['en', 'ja'] as const

export type Language = (typeof LANGUAGES)[number]

/** What a project's documents are written in: a language, or the one its answers are in. */
export const DOCUMENT_LANGUAGES = [...LANGUAGES, 'answers'] as const

export type DocumentLanguage = (typeof DOCUMENT_LANGUAGES)[number]

/** The language when nobody has chosen one. */
export const DEFAULT_LANGUAGE: Language = 'en'

/** Whether a text names one of our languages. */
export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value)
}

/**
 * The best of our languages for an `Accept-Language` header: the highest weight, the first of
 * equal ones; a region (`ja-JP`) counts as its language. Null when it names none of ours.
 */
export function choosePreferredLanguage(header: string): Language | null {
  let best: { language: Language; weight: number } | null = null
  for (const part of header.slice(0, MOST_READ).split(',')) {
    const [tag = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
    const language = tag.split('-', 1)[0]
    const weight = weightOf(parameters)
    if (isLanguage(language) && weight > (best?.weight ?? 0)) best = { language, weight }
  }
  return best?.language ?? null
}

/** A header is longer than this only when somebody plays with it. */
const MOST_READ = 500

function weightOf(parameters: readonly string[]): number {
  const written = parameters.find((parameter) => parameter.startsWith('q='))
  if (written === undefined) return 1
  const weight = Number(written.slice(2))
  return weight >= 0 && weight <= 1 ? weight : 0
}
