import type { Mark, Traced } from '#domain/requirements/document-items.ts'
import type { DocumentText } from '#domain/requirements/text-en/document.ts'
import { inline } from './markdown.ts'

/** "q6" → "Q6", as people say it. */
export function questionName(id: string, { question }: Pick<DocumentText, 'question'>): string {
  const number = /^q(\d{1,2})$/.exec(id)?.[1]
  return number === undefined ? inline(id) : question(number)
}

/** "*Source: Q5, Q6 · Stated*" */
export function origin({ sources, mark, edited, confirmed }: Origin, words: DocumentText): string {
  const own = edited ? words.edited : confirmed ? words.confirmed : null
  const said = own === null ? words.marks[mark] : `${words.marks[mark]} · ${own}`
  if (sources.length === 0) return `*${said}*`
  return `*${words.source(sources.map((id) => questionName(id, words)).join(words.comma))} · ${said}*`
}

interface Origin {
  sources: readonly string[]
  mark: Mark
  edited?: boolean | undefined
  confirmed?: boolean | undefined
}

/** "**BR-001** When a class is full, … *Source: Q9 · Stated*" */
export function itemLine(item: Traced & { text: string }, words: DocumentText): string {
  return `**${item.id}** ${inline(item.text)} ${origin(item, words)}`
}
