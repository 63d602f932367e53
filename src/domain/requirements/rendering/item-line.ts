import type { Mark, Traced } from '#domain/requirements/document-items.ts'
import { inline } from './markdown.ts'

const MARKS: Record<Mark, string> = { stated: 'Stated', assumed: 'Assumed', open: 'Open' }

/** "q6" → "Q6", as people say it. */
export function questionName(id: string): string {
  return inline(/^q\d{1,2}$/.test(id) ? id.toUpperCase() : id)
}

/** "*Source: Q5, Q6 · Stated*" */
export function origin({ sources, mark }: { sources: readonly string[]; mark: Mark }): string {
  if (sources.length === 0) return `*${MARKS[mark]}*`
  return `*Source: ${sources.map(questionName).join(', ')} · ${MARKS[mark]}*`
}

/** "**BR-001** When a class is full, … *Source: Q9 · Stated*" */
export function itemLine(item: Traced & { text: string }): string {
  return `**${item.id}** ${inline(item.text)} ${origin(item)}`
}
