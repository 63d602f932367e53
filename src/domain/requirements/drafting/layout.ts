import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Traced } from '#domain/requirements/document-items.ts'
import type { DocumentWords } from '#domain/requirements/document-words.ts'
import type { Draft } from './draft.ts'
import { createQuoteFinder } from './find-quote.ts'

/** What each section is laid out with. */
export interface Layout {
  draft: Draft
  words: DocumentWords
  /** What an item carries besides its texts; `text` is all of them, to find the words behind it. */
  item: (entry: { id: string; from: readonly string[] }, text: string) => Traced
}

export function openLayout(
  draft: Draft,
  { answers }: RequirementsDocument,
  words: DocumentWords,
): Layout {
  const findQuotes = createQuoteFinder(answers)
  const known = new Set(answers.map(({ question }) => question))
  return {
    ...{ draft, words },
    item: ({ id, from }, text) => {
      const sources = from.filter((each) => known.has(each))
      const mark = sources.length === 0 ? 'assumed' : 'stated'
      return { id, sources, mark, quotes: findQuotes(text, sources) }
    },
  }
}
