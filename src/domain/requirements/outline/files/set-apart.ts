import type { Block, Row, Section, Text } from '#domain/requirements/outline/blocks.ts'
import {
  fold,
  list,
  makeStrong,
  makeTextCell,
  plain,
  table,
  textOfCell,
} from '#domain/requirements/outline/pieces.ts'
import type { DocumentText } from '#domain/requirements/text-en/document.ts'
import { leanMessages } from './lean-messages.ts'

/**
 * What a file has at its end, since nobody reads it from end to end: what a screen says when it is empty or
 * cannot, and why the slices are so. Tables of messages are told lean.
 */
export function setApart({ blocks, ...section }: Section, words: DocumentText): Section {
  const apart = blocks.flatMap((block): Block[] => {
    if (section.name === 'screens' && block.kind === 'table') return partScreens(block, words)
    if (block.kind === 'table' && block.name === words.parts.messages)
      return leanMessages(block, words)
    if (block.kind === 'table' && block.name === words.parts.slices) return partSlices(block, words)
    return [block]
  })
  return { ...section, blocks: apart }
}

type Table = Extract<Block, { kind: 'table' }>

/** The screens, and of each apart what it says when it has nothing to show or cannot. */
function partScreens(screens: Table, { columns, parts }: DocumentText): Block[] {
  const isSaid = (head: string) => head === columns.empty || head === columns.fails
  const said = screens.head.flatMap((head, at) => (isSaid(head) ? [at] : []))
  if (said.length === 0) return [screens]
  // A row has its id in front of the cells, for which the head has a place.
  const pick = (row: Row, places: readonly number[]) => ({
    ...row,
    cells: row.cells.filter((_, at) => places.includes(at + 1)),
  })
  const all = screens.head.map((_, at) => at)
  const kept = all.filter((at) => !said.includes(at))
  const told = screens.rows.map((row) => pick(row, [1, ...said]))
  const headOf = (places: readonly number[]) => places.flatMap((at) => screens.head[at] ?? [])
  return [
    { ...screens, head: headOf(kept), rows: screens.rows.map((row) => pick(row, kept)) },
    ...fold('screens', parts.screenTexts, table(screens.name, headOf([0, 1, ...said]), told)),
  ]
}

/** The slices, and of each apart why it comes then, which stands behind its title. */
function partSlices(slices: Table, { slices: said, stop }: DocumentText): Block[] {
  const titles = slices.rows.map(({ cells }): Text => {
    return textOfCell(cells[0])
  })
  // The number is enough: the table has the titles.
  const reasons = titles.flatMap(([title, ...reason]): Text[] => {
    const [number = ''] = /^\d+/u.exec(title?.text ?? '') ?? []
    return reason.length === 0 ? [] : [[makeStrong(number), ...reason, plain(stop)]]
  })
  if (reasons.length === 0) return [slices]
  const rows = slices.rows.map((row, at) => ({
    ...row,
    cells: [makeTextCell((titles[at] ?? []).slice(0, 1)), ...row.cells.slice(1)],
  }))
  return [{ ...slices, rows }, ...fold('slices', said.why, list(reasons))]
}
