import { HeadingStack, headingSpan, isHeading, usesCapitals, usesTitles } from './headings.ts'
import { type Labelled, labelOf } from './labels.ts'
import { type Line, readLines } from './lines.ts'
import { splitSentences } from './sentences.ts'
import type { Span } from './spans.ts'
import { splitSteps } from './steps.ts'
import { type Cell, isTableHead, isTableRule, nameCells, splitCells } from './tables.ts'

/**
 * A piece of an answer that is read on its own. `heading` leads other units (a table's head is one,
 * too); `item` is a sentence of a list's line, `row` a table's row, `sentence` any other sentence.
 */
export interface Unit extends Span {
  kind: 'heading' | 'item' | 'row' | 'sentence'
  /** The line that it is in, from 0; the sentences of one line share it. */
  line: number
  /** Its place among the units of its line. */
  place: number
  /** The headings above it without their colons, outermost first. */
  headings: Span[]
  /** How deep its line is in a list: 0 outside, 1 for the outer list. */
  depth: number
  /** The number in front of it in a numbered list. */
  number: number | null
  /** "Owner: sees all": its short lead, when it has one. */
  labelled: Labelled | null
  /** The cells of a row with the heads of their columns; empty for other kinds. */
  cells: Cell[]
}

interface Reader {
  whole: string
  lines: readonly Line[]
  /** How headings without signs are told here. */
  style: { capitals: boolean; titles: boolean }
  headings: HeadingStack
  /** The head of the table that is read; null outside tables. */
  head: readonly Span[] | null
  units: Unit[]
}

/**
 * Takes an answer apart. Every letter and digit is in exactly one unit, but for list marks and the
 * lines under tables' heads. Linear in the answer's length.
 */
export function readUnits(answer: string): Unit[] {
  const lines = readLines(answer)
  const reader: Reader = {
    whole: answer,
    lines,
    style: { capitals: usesCapitals(lines), titles: usesTitles(lines) },
    headings: new HeadingStack(),
    head: null,
    units: [],
  }
  lines.forEach((line, index) => {
    if (isTableRule(line) || !/[\p{L}\p{N}]/u.test(line.text)) return
    const cells = splitCells(answer, line)
    if (cells === null) readTextLine(reader, line, lines[index + 1])
    else readTableLine(reader, line, { cells, index })
  })
  return reader.units
}

function readTableLine(
  reader: Reader,
  line: Line,
  { cells, index }: { cells: Span[]; index: number },
): void {
  const { whole, lines, units } = reader
  const headings = reader.headings.above(line, false)
  const base = { ...unitOf(line, line), headings }
  if (line.afterBlank) reader.head = null
  if (reader.head === null) {
    const next = lines[index + 1]
    const ruled = next !== undefined && isTableRule(next)
    const below = rowsBelow(reader, index + (ruled ? 2 : 1))
    const isHead = ruled || isTableHead(cells, below)
    reader.head = isHead ? cells : []
    if (isHead) {
      units.push({ ...base, kind: 'heading' })
      return
    }
  }
  const labelled = labelOf(whole, line.start, line.end)
  units.push({ ...base, kind: 'row', labelled, cells: nameCells(cells, reader.head) })
}

/** The table's rows after its first, a few of them. */
function rowsBelow({ whole, lines }: Reader, from: number): Span[][] {
  const rows: Span[][] = []
  for (const line of lines.slice(from, from + 8)) {
    const cells = splitCells(whole, line)
    if (cells === null) break
    rows.push(cells)
  }
  return rows
}

function readTextLine(reader: Reader, line: Line, next: Line | undefined): void {
  reader.head = null
  const { whole, headings, units } = reader
  const leads = isHeading(line, next, reader.style)
  const above = headings.above(line, leads)
  const depth = headings.depth + (line.marked ? 1 : 0)
  if (leads) {
    const span = headingSpan(whole, line.body.start, line.body.end)
    units.push({ ...unitOf(line, span), kind: 'heading', headings: above, depth })
    headings.push(line, next, span)
    return
  }
  let place = 0
  for (const step of splitSteps(whole, line.body, line.number)) {
    for (const span of splitSentences(whole, step.start, step.end)) {
      const kind = line.marked || step.number !== null ? 'item' : 'sentence'
      const labelled = labelOf(whole, span.start, span.end)
      const { number } = step
      units.push({ ...unitOf(line, span), kind, place, headings: above, depth, number, labelled })
      place++
    }
  }
  leadByLastSentence(reader, line, next)
}

/** "What is wrong is this:" at the end of a longer line leads the list below it. */
function leadByLastSentence({ whole, headings, units }: Reader, line: Line, next?: Line): void {
  const last = units.at(-1)
  if (last === undefined || next?.marked !== true || !/[:：]$/u.test(last.text)) return
  if (line.marked && next.indent <= line.indent) return
  last.kind = 'heading'
  headings.push(line, next, headingSpan(whole, last.start, last.end))
}

function unitOf(line: Line, span: Span): Unit {
  return {
    kind: 'sentence',
    text: span.text,
    start: span.start,
    end: span.end,
    line: line.index,
    place: 0,
    headings: [],
    depth: 0,
    number: line.number,
    labelled: null,
    cells: [],
  }
}
