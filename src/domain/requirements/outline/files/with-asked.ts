import type { Row, Section } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import { makeFairCopy } from '#domain/requirements/outline/fair-copy.ts'
import { isTelling, listSides } from '#domain/requirements/outline/open/contradiction-table.ts'
import {
  fold,
  joined,
  makeTextCell,
  makeWords,
  table,
} from '#domain/requirements/outline/pieces.ts'
import { fileTextOf } from '#domain/requirements/outline/tables/file-text.ts'

/**
 * Section 15 with the questions whose defaults section 7 tells, that they are built so; these and what the first page
 * tells in short alone stand word for word in an appendix, with both quotes of a contradiction that does not tell them.
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
  const ofFile = fileTextOf(words)
  const quoted = listQuoted(desk, first)
  const title = quoted.length > 0 ? ofFile.appendices.asked : parts.asked
  const asked = table(
    parts.asked,
    [columns.id, columns.question, columns.mark],
    [...quoted, ...rows],
  )
  const note = { kind: 'note' as const, text: makeWords(ofFile.builtThere) }
  const notes = defaults.told.size === 0 ? [] : [note]
  return { ...section, blocks: [...section.blocks, ...notes, ...fold('asked', title, asked)] }
}

/** The contradictions of this section that do not tell by themselves what does not agree. */
function listQuoted(desk: Desk, first: ReadonlySet<string>): Row[] {
  const { document, words } = desk
  return (makeFairCopy(document).contradictions ?? [])
    .filter((entry) => !first.has(entry.id) && !isTelling(entry))
    .flatMap((entry): Row[] => {
      const quotes = joined(listSides(desk, entry), words.against)
      const said = joined([makeWords(entry.text), quotes], words.space)
      return quotes.length === 0
        ? []
        : [{ id: entry.id, cells: [said, []].map(makeTextCell), main: 0 }]
    })
}
