import { contentStems } from '#domain/language/stems.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Quote, Traced } from '#domain/requirements/document-items.ts'
import type { DocumentWords } from '#domain/requirements/document-words.ts'
import { sentence } from '#domain/requirements/phrases.ts'

interface Doubted {
  item: Traced
  /** What it says. */
  line: string
  /** What a model takes the quotes to say. */
  instead: string
  quotes: readonly Quote[]
}

/** Whether words of the answers are about a line at all. */
export function isAbout(line: string, quotes: readonly Quote[]): boolean {
  const about = contentStems(line)
  return quotes.some(({ text }) => [...contentStems(text)].some((stem) => about.has(stem)))
}

/** Asks which of two readings holds, with the words of both; what was read is built until then. */
export function askReading(
  document: RequirementsDocument,
  { item, line, instead, quotes: others }: Doubted,
  words: DocumentWords,
): void {
  const { contradictions = [] } = document
  const quotes = [...item.quotes.slice(0, 1), ...others].slice(0, 2)
  document.contradictions = [
    ...contradictions,
    {
      id: `CT#${contradictions.length + 1}`,
      mark: 'open',
      sources: [...new Set(quotes.map(({ question }) => question))],
      quotes,
      text: sentence(words.contradictions.misread(line, instead)),
      items: [item.id],
      suggestedDefault: sentence(line),
    },
  ]
}
