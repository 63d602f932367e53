import type { Block, Row, Section, Statement, Text } from '#domain/requirements/outline/blocks.ts'
import { compareIds } from '#domain/requirements/outline/compare-ids.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import {
  line,
  makeTextCell,
  plain,
  textOfCell,
  toPlainText,
} from '#domain/requirements/outline/pieces.ts'
import { isClosed } from '#domain/requirements/phrases.ts'
import { type Table, withCell } from './columns.ts'

/**
 * Sections 12 to 14 of a file: a sentence needs no name of its kind before it, and a limit has how it is checked
 * behind it, all in one list.
 */
export function tellChecks(section: Section, desk: Desk): Section {
  if (!['quality', 'privacy', 'delivery'].includes(section.name)) return section
  const blocks = section.blocks.map((block) => withoutLabels(block, desk))
  return { ...section, blocks: section.name === 'delivery' ? inOneList(blocks, desk) : blocks }
}

function withoutLabels(block: Block, desk: Desk): Block {
  const { characteristics, constraints, colon } = desk.words
  const kinds = [...Object.values(characteristics), ...Object.values(constraints)]
  const labels = new Set(kinds.map((kind) => kind + colon))
  const bareOf = (text: Text): Text => (labels.has(text[0]?.text ?? '') ? text.slice(1) : text)
  if (block.kind === 'statement') return { ...block, text: bareOf(block.text) }
  if (block.kind !== 'table') return block
  const rows = block.rows.map((row): Row => {
    const [first] = row.cells
    if (first?.kind === 'entries') {
      const [text = [], ...rest] = first.entries
      return withCell(row, 0, { ...first, entries: [bareOf(text), ...rest] })
    }
    return first?.kind === 'text' ? withCell(row, 0, makeTextCell(bareOf(first.text))) : row
  })
  return { ...block, rows }
}

/** As a sentence of its own. */
function closed(test: Text, { words }: Desk): Text {
  return isClosed(toPlainText(test)) ? test : [...test, plain(words.stop)]
}

/** "Nothing monthly above £25. (Q15) → every monthly cost added up". */
function inOneList(blocks: readonly Block[], desk: Desk): Block[] {
  const isChecked = (block: Block): block is Table =>
    block.kind === 'table' && block.name === desk.words.columns.check
  const isLine = (block: Block): block is Statement =>
    block.kind === 'statement' && block.id?.startsWith('CON') === true
  const checked = blocks.filter(isChecked).flatMap(({ rows }) =>
    rows.map(({ id, cells: [text, check, origin] }): Statement => {
      const own = text?.kind === 'entries' ? text.entries.flat() : textOfCell(text)
      const source = desk.bracketed(textOfCell(origin))
      // A test is ours where nothing else is said: no sign.
      const test = textOfCell(check).slice(0, 1)
      return line(id ?? '', {
        text: [...own, ...source, plain(desk.words.leadsTo), ...closed(test, desk)],
      })
    }),
  )
  const lines = [...blocks.filter(isLine), ...checked].sort((one, other) =>
    compareIds(one.id ?? '', other.id ?? ''),
  )
  return [...lines, ...blocks.filter((block) => !isChecked(block) && !isLine(block))]
}
