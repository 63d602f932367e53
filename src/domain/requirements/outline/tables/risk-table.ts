import type { Block, Row, Section, Statement } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import { makeTextCell, table } from '#domain/requirements/outline/pieces.ts'
import { checkOf } from '#domain/requirements/outline/shown/with-checks.ts'
import { fileTextOf } from './file-text.ts'

/** Section 15 of a file: the risks that have one in a table with what is done about each. */
export function tellRisks(section: Section, desk: Desk): Section {
  if (section.name !== 'registers') return section
  return { ...section, blocks: inTable(section.blocks, desk) }
}

function inTable(blocks: readonly Block[], desk: Desk): Block[] {
  const { columns, parts } = desk.words
  const checked = new Set(
    desk.document.risks.flatMap(({ id, check }) => (check === undefined ? [] : [id])),
  )
  const isRisk = (block: Block): block is Statement =>
    block.kind === 'statement' && block.id !== null && checked.has(block.id)
  const rows = blocks.filter(isRisk).map(({ id, text, origin }): Row => {
    const remedy = checkOf(
      desk,
      desk.document.risks.find((each) => each.id === id),
    )
    return { id, cells: [text, remedy, origin].map((each) => makeTextCell(each)) }
  })
  const head = [
    columns.id,
    fileTextOf(desk.words).risk,
    fileTextOf(desk.words).remedy,
    columns.mark,
  ]
  const at = blocks.findIndex(isRisk)
  return blocks.flatMap((block, place): Block[] => {
    if (block.kind === 'fold') return [{ ...block, blocks: inTable(block.blocks, desk) }]
    if (place === at) return table(parts.risks, head, rows)
    return isRisk(block) ? [] : [block]
  })
}
