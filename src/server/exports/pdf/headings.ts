import { INK, PAGE_TEXT } from '#server/exports/layout/look.ts'
import type { Line } from './lines.ts'
import type { Part } from './part.ts'
import { BODY_SIZE, flowLines, setStretches } from './set-text.ts'
import { PAGE, type Sheet } from './sheet.ts'
import type { Look } from './typeface.ts'

type Level = 1 | 2 | 3

const LOOKS: Record<Level, Look> = {
  1: { role: 'title', size: 26, colour: INK.text },
  2: { role: 'title', size: 17, colour: INK.text },
  3: { role: 'bold', size: 10.5, colour: INK.accent },
}
const LEADING = 1.25
/** Air above and below, in points. */
const ABOVE: Record<Level, number> = { 1: 0, 2: 26, 3: 9 }
const BELOW: Record<Level, number> = { 1: 8, 2: 6, 3: 4 }
const ENTRY: Look = { role: 'text', size: BODY_SIZE, colour: INK.text }
const FOOT: Look = { role: 'text', size: 7.5, colour: INK.faint }
/** The contents are in two columns; of one line of theirs. */
const ROW = 16.5
const COLUMN = { width: 198, apart: 25 } as const
/** The room of the number of a page. */
const NUMBER = 32

interface Entry {
  text: string
  anchor: string
  page: number
}

/** Where an entry of the contents will be, its lines, and the part that it will be. */
interface Slot {
  x: number
  lines: readonly Line[]
  y: number
  part: PDFKit.PDFStructureElement
}

/** The document's headings: drawn, bookmarked, and listed in the contents with links. */
export class Headings {
  readonly #entries: Entry[] = []
  readonly #slots: Slot[] = []
  readonly #sheet: Sheet
  #contents: { page: number; part: PDFKit.PDFStructureElement } | null = null
  #section: PDFKit.PDFOutline | null = null

  constructor(sheet: Sheet) {
    this.#sheet = sheet
  }

  /** A heading with its bookmark; a section starts with air and a rule above. */
  part(level: Level, text: string): Part {
    const lines = this.#set(level, text)
    const first = ABOVE[level] + lines.length * LOOKS[level].size * LEADING + BELOW[level]
    return { first, isHeading: level > 1, draw: () => this.#draw(level, text, lines) }
  }

  /** Keeps the room of the contents: the titles of the sections in two columns, a long one on several lines. */
  reserveContents(titles: readonly string[], title: string): void {
    const sheet = this.#sheet
    const entries = titles.map((text) =>
      setStretches(sheet, [{ text, look: ENTRY }], COLUMN.width - NUMBER),
    )
    const left = entries.slice(0, Math.ceil(entries.length / 2))
    const right = entries.slice(left.length)
    const rows = Math.max(countLines(left), countLines(right))
    sheet.ensure(60 + rows * ROW)
    sheet.y += 20
    this.#drawLines(2, this.#set(2, title))
    sheet.y += BELOW[2]
    const contents = sheet.tags.begin('TOC')
    sheet.tags.inside(contents, () => {
      for (const [at, column] of [left, right].entries()) {
        const x = PAGE.left + at * (COLUMN.width + COLUMN.apart)
        for (const [index, lines] of column.entries()) {
          const y = sheet.y + countLines(column.slice(0, index)) * ROW
          this.#slots.push({ x, y, lines, part: sheet.tags.begin('TOCI') })
        }
      }
    })
    this.#contents = { page: sheet.pageIndex, part: contents }
    sheet.y += rows * ROW
  }

  /** Fills in the contents, now that the pages are known, and the foot of every page. */
  finish(title: string): void {
    const { doc, tags } = this.#sheet
    const { count } = doc.bufferedPageRange()
    if (this.#contents !== null) {
      doc.switchToPage(this.#contents.page)
      for (const [index, slot] of this.#slots.entries()) {
        const entry = this.#entries[index]
        if (entry !== undefined) this.#drawEntry(entry, slot)
        slot.part.end()
      }
      this.#contents.part.end()
    }
    for (let page = 0; page < count; page += 1) {
      doc.switchToPage(page)
      tags.artifact(() => this.#drawFoot(title, PAGE_TEXT.page(page + 1, count)), 'Pagination')
    }
  }

  #draw(level: Level, text: string, lines: readonly Line[]): void {
    const sheet = this.#sheet
    const isFirst = sheet.y <= PAGE.top
    if (!isFirst) sheet.y += level === 2 ? ABOVE[2] / 2 : ABOVE[level]
    if (level === 2) this.#openSection(text, isFirst)
    else if (level === 3) (this.#section ?? sheet.doc.outline).addItem(text)
    this.#drawLines(level, lines)
    sheet.y += BELOW[level]
  }

  #openSection(text: string, isFirst: boolean): void {
    const sheet = this.#sheet
    if (!isFirst) {
      sheet.rule(PAGE.margin, PAGE.right, INK.line)
      sheet.y += ABOVE[2] / 2
    }
    const anchor = `s${this.#entries.length + 1}`
    sheet.doc.addNamedDestination(anchor, 'XYZ', 0, sheet.y - 16, null)
    this.#entries.push({ text, anchor, page: sheet.pageIndex })
    this.#section = sheet.doc.outline.addItem(text)
  }

  #set(level: Level, text: string): Line[] {
    return setStretches(this.#sheet, [{ text, look: LOOKS[level] }], PAGE.right - leftOf(level))
  }

  #drawLines(level: Level, lines: readonly Line[]): void {
    const part = this.#sheet.tags.begin(`H${level}`)
    const height = LOOKS[level].size * LEADING
    flowLines(this.#sheet, lines, { into: part, x: leftOf(level), height })
    part.end()
  }

  #drawEntry({ text, anchor, page }: Entry, { x, y, lines, part }: Slot): void {
    const sheet = this.#sheet
    const { tags, doc } = sheet
    const { width } = COLUMN
    const [number = []] = setStretches(sheet, [{ text: String(page + 1), look: ENTRY }], NUMBER)
    const start = x + width - widthOf(number)
    const last = y + (lines.length - 1) * ROW
    tags.inside(part, () => {
      const link = tags.begin('Link', { alt: text })
      link.add(() => {
        for (const [at, line] of lines.entries()) sheet.draw(line, x, y + at * ROW)
        sheet.draw(number, start, last)
      })
      doc.goTo(x, y - 1, width, lines.length * ROW, anchor, told(text, link))
      link.end()
    })
    tags.artifact(() => this.#drawDots(x + widthOf(lines.at(-1) ?? []) + 8, start - 8, last + 8.5))
  }

  #drawDots(from: number, to: number, y: number): void {
    const { doc } = this.#sheet
    if (to <= from) return
    doc.moveTo(from, y).lineTo(to, y).lineWidth(0.5)
    doc.dash(1, { space: 3 }).stroke(`#${INK.line}`).undash()
  }

  #drawFoot(title: string, number: string): void {
    const sheet = this.#sheet
    const y = PAGE.height - 46
    const [line = []] = setStretches(sheet, [{ text: title, look: FOOT }], 380)
    sheet.draw(line, PAGE.margin, y)
    const [count = []] = setStretches(sheet, [{ text: number, look: FOOT }], 90)
    sheet.draw(count, PAGE.right - widthOf(count), y)
  }
}

/** The title begins where the ids do. */
function leftOf(level: Level): number {
  return level === 1 ? PAGE.margin : PAGE.left
}

function countLines(entries: readonly (readonly Line[])[]): number {
  return entries.reduce((sum, lines) => sum + lines.length, 0)
}

function widthOf(line: Line): number {
  return line.reduce((sum, { width }) => sum + width, 0)
}

/** What a link says; its types know neither the part nor that a text is no name. */
function told(text: string, structParent: PDFKit.PDFStructureElement) {
  const options = { structParent, Contents: new String(text) }
  return options as unknown as PDFKit.Mixins.AnnotationOption
}
