import type { Block, Section, Text } from '#domain/requirements/outline/blocks.ts'
import {
  fold,
  list,
  makeStrong,
  makeTextCell,
  plain,
  textOfCell,
} from '#domain/requirements/outline/pieces.ts'
import { fileTextOf } from '#domain/requirements/outline/tables/file-text.ts'
import type { DocumentText } from '#domain/requirements/text-en/document.ts'
import { leanMessages } from './lean-messages.ts'

/**
 * What a file has at its end, since nobody reads it from end to end: why the slices are so. Tables of messages are
 * told lean.
 */
export function setApart({ blocks, ...section }: Section, words: DocumentText): Section {
  const apart = blocks.flatMap((block): Block[] => {
    if (block.kind === 'table' && block.name === words.parts.messages)
      return leanMessages(block, words)
    if (block.kind === 'table' && block.name === words.parts.slices) return partSlices(block, words)
    return [block]
  })
  return { ...section, blocks: apart }
}

type Table = Extract<Block, { kind: 'table' }>

/** The slices, and of each apart why it comes then, which stands behind its title. */
function partSlices(slices: Table, words: DocumentText): Block[] {
  const titles = slices.rows.map(({ cells }): Text => {
    return textOfCell(cells[0])
  })
  // The number is enough: the table has the titles.
  const reasons = titles.flatMap(([title, ...reason]): Text[] => {
    const [number = ''] = /^\d+/u.exec(title?.text ?? '') ?? []
    return reason.length === 0 ? [] : [[makeStrong(number), ...reason, plain(words.stop)]]
  })
  if (reasons.length === 0) return [slices]
  const rows = slices.rows.map((row, at) => ({
    ...row,
    cells: [makeTextCell((titles[at] ?? []).slice(0, 1)), ...row.cells.slice(1)],
  }))
  return [{ ...slices, rows }, ...fold('slices', fileTextOf(words).slicesWhy, list(reasons))]
}
