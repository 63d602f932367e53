import type { DocumentText } from '#domain/requirements/text-en/document.ts'

/**
 * The name of the answers' language in the document's own words; the tag itself where no name is
 * known, null where the language could not be told.
 */
export function nameLanguage(tag: string, { languages }: DocumentText): string | null {
  if (tag === 'und') return null
  return Object.entries(languages).find(([known]) => known === tag)?.[1] ?? tag
}
