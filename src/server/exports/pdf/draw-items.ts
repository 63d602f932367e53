import type { PrintedBlock, Run } from '#server/exports/layout/blocks.ts'
import { INK } from '#server/exports/layout/look.ts'
import type { Part } from './part.ts'
import { BODY_SIZE, flowLines, measureLineHeight, setRuns, setStretches } from './set-text.ts'
import { PAGE, type Sheet } from './sheet.ts'
import type { Look } from './typeface.ts'

type Item = Extract<PrintedBlock, { kind: 'item' }>
type Told = Extract<PrintedBlock, { kind: 'below' }>

/** What is in a list of items. */
export type ItemBlock = Item | Told

const ID: Look = { role: 'bold', size: 8, colour: INK.accent }
/** A criterion belongs to the requirement above it. */
const INNER = 14
/** Room for a bullet, and for a number of two digits. */
const MARK = { bullet: 14, number: 20 } as const
const HEIGHT = measureLineHeight(BODY_SIZE)
const GAP = 3
/** Two lines of an item stand together. */
const FIRST = 2 * HEIGHT

/** An item with what is told of it and what belongs to it. */
interface Entry {
  item: Item
  below: Run[][]
  inner: Entry[]
}

/** Items with their ids in the margin, as one list. */
export function makeItemsPart(sheet: Sheet, blocks: readonly ItemBlock[]): Part {
  return {
    first: FIRST,
    isHeading: false,
    draw: () => sheet.tags.group('L', () => drawEntries(sheet, entriesOf(blocks))),
  }
}

function entriesOf(blocks: readonly ItemBlock[]): Entry[] {
  const entries: Entry[] = []
  let current: Entry | null = null
  for (const block of blocks) {
    if (block.kind === 'below') current?.below.push(block.runs)
    else {
      const outer = entries.at(-1)
      current = { item: block, below: [], inner: [] }
      if (block.isInner && outer !== undefined) outer.inner.push(current)
      else entries.push(current)
    }
  }
  return entries
}

function drawEntries(sheet: Sheet, entries: readonly Entry[]): void {
  for (const { item, below, inner } of entries) {
    sheet.tags.group('LI', () => {
      drawEntry(sheet, item, () => {
        for (const runs of below) drawParagraph(sheet, runs, leftOf(item))
        if (inner.length > 0) sheet.tags.group('L', () => drawEntries(sheet, inner))
      })
    })
  }
}

function leftOf({ isInner }: Item): number {
  return isInner ? PAGE.left + INNER : PAGE.left
}

function drawEntry(sheet: Sheet, item: Item, more: () => void): void {
  const { id, isInner, runs } = item
  const x = leftOf(item)
  const [label = []] = setStretches(sheet, [{ text: id, look: ID }], PAGE.right)
  const wide = label.reduce((sum, { width }) => sum + width, 0)
  // An outer id hangs in the margin; an inner one is in front of its text.
  const start = isInner ? x + Math.ceil((wide + 6) / 8) * 8 : x
  const lines = setRuns(sheet, runs, { width: PAGE.right - start })
  sheet.ensure(HEIGHT * Math.min(lines.length, 2))
  const at = isInner ? x : x - 12 - wide
  sheet.tags.leaf('Lbl', () => sheet.draw(label, at, sheet.y + (BODY_SIZE - ID.size) * 0.98))
  sheet.tags.group('LBody', () => {
    drawLines(sheet, lines, start)
    sheet.y += GAP
    more()
  })
}

/** A paragraph, two lines of which stand together. */
export function drawParagraph(sheet: Sheet, runs: readonly Run[], x: number = PAGE.left): void {
  const lines = setRuns(sheet, runs, { width: PAGE.right - x })
  sheet.ensure(HEIGHT * Math.min(lines.length, 2))
  drawLines(sheet, lines, x)
  sheet.y += GAP
}

function drawLines(sheet: Sheet, lines: ReturnType<typeof setRuns>, x: number): void {
  const part = sheet.tags.begin('P')
  flowLines(sheet, lines, { into: part, x, height: HEIGHT })
  part.end()
}

/** Entries with bullets or numbers. */
export function listPart(
  sheet: Sheet,
  { ordered, entries }: Extract<PrintedBlock, { kind: 'list' }>,
): Part {
  const indent = ordered ? MARK.number : MARK.bullet
  const drawOne = (runs: readonly Run[], index: number) => {
    const lines = setRuns(sheet, runs, { width: PAGE.right - PAGE.left - indent })
    sheet.ensure(HEIGHT * Math.min(lines.length, 2))
    const look: Look = { role: 'text', size: BODY_SIZE, colour: INK.faint }
    const [sign = []] = setStretches(sheet, [{ text: ordered ? `${index + 1}.` : '•', look }], 40)
    sheet.tags.leaf('Lbl', () => sheet.draw(sign, PAGE.left))
    sheet.tags.group('LBody', () => drawLines(sheet, lines, PAGE.left + indent))
    sheet.y += GAP
  }
  return {
    first: FIRST,
    isHeading: false,
    draw: () =>
      sheet.tags.group('L', () => {
        for (const [index, runs] of entries.entries())
          sheet.tags.group('LI', () => drawOne(runs, index))
      }),
  }
}
