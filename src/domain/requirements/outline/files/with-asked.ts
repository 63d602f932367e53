import type { Row, Section } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import { isTelling, listSides } from '#domain/requirements/outline/open/contradiction-table.ts'
import {
  fold,
  joined,
  makeTextCell,
  makeWords,
  table,
} from '#domain/requirements/outline/pieces.ts'
import { fileTextOf } from '#domain/requirements/outline/tables/file-text.ts'

/** Section 15 with both quotes of the contradictions that do not tell them, for an appendix. */
export function withAsked(section: Section, desk: Desk): Section {
  const { words } = desk
  if (section.name !== 'registers') return section
  const { columns } = words
  const { asked: title } = fileTextOf(words).appendices
  const quoted = table(title, [columns.id, columns.question], listQuoted(desk))
  return { ...section, blocks: [...section.blocks, ...fold('asked', title, quoted)] }
}

/** The contradictions of this section that do not tell by themselves what does not agree. */
function listQuoted(desk: Desk): Row[] {
  const first = new Set(desk.workedOut.decisions)
  const { document, words } = desk
  return (document.contradictions ?? [])
    .filter((entry) => !first.has(entry.id) && !isTelling(entry))
    .flatMap((entry): Row[] => {
      const quotes = joined(listSides(desk, entry), words.against)
      const said = joined([makeWords(entry.text), quotes], words.space)
      return quotes.length === 0 ? [] : [{ id: entry.id, cells: [makeTextCell(said)], main: 0 }]
    })
}
