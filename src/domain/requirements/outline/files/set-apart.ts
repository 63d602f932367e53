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
  return partColumns(screens, isSaid, { name: 'screens', title: parts.screenTexts })
}

/** A table without some of its columns, and these apart, of each row that has any. */
function partColumns(
  { kind, name, head, rows }: Table,
  isApart: (head: string, place: number) => boolean,
  apart: { name: string; title: string },
): Block[] {
  const said = head.flatMap((each, at) => (isApart(each, at) ? [at] : []))
  if (said.length === 0) return [{ kind, name, head, rows }]
  // A row has its id in front of the cells, for which the head has a place.
  const pick = (row: Row, places: readonly number[]) => ({
    ...row,
    cells: row.cells.filter((_, at) => places.includes(at + 1)),
  })
  const kept = head.map((_, at) => at).filter((at) => !said.includes(at))
  const isFilled = ({ cells }: Row) => said.some((at) => textOfCell(cells[at - 1]).length > 0)
  const told = rows.filter(isFilled).map((row) => pick(row, [1, ...said]))
  const headOf = (places: readonly number[]) => places.flatMap((at) => head[at] ?? [])
  return [
    { kind, name, head: headOf(kept), rows: rows.map((row) => pick(row, kept)) },
    ...fold(apart.name, apart.title, table(name, headOf([0, 1, ...said]), told)),
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
