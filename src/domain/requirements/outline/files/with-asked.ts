import type { Row, Section } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import { fold, makeTextCell, makeWords, table } from '#domain/requirements/outline/pieces.ts'
import { fileTextOf } from '#domain/requirements/outline/tables/file-text.ts'

/**
 * Section 15 with the questions whose defaults section 7 tells, that they are built so; these and what the first page
 * tells in short alone stand word for word in an appendix.
 */
export function withAsked(section: Section, desk: Desk): Section {
  const { document, words, defaults } = desk
  if (section.name !== 'registers') return section
  const { columns, parts } = words
  const first = new Set(desk.workedOut.decisions)
  const rows = document.openQuestions
    .filter(({ id, short }) => defaults.told.has(id) || (short !== undefined && first.has(id)))
    .map((entry): Row => {
      const source = desk.origin({ sources: entry.sources, mark: 'stated', quotes: entry.quotes })
      return { id: entry.id, cells: [desk.said(entry), source].map(makeTextCell), main: 0 }
    })
  const asked = table(parts.asked, [columns.id, columns.question, columns.mark], rows)
  const note = { kind: 'note' as const, text: makeWords(fileTextOf(words).builtThere) }
  const notes = defaults.told.size === 0 ? [] : [note]
  return { ...section, blocks: [...section.blocks, ...notes, ...fold('asked', parts.asked, asked)] }
}
