import { INK, PAGE_TEXT } from '#server/exports/layout/look.ts'
import { breakLines } from './lines.ts'
import { BODY } from './set-text.ts'
import { PAGE, type Sheet } from './sheet.ts'
import type { Setting } from './typeface.ts'

const TITLE: Setting = { face: 'bold', size: 24, colour: INK.text }
const LOOKS: Record<2 | 3, Setting> = {
  2: { face: 'bold', size: 15, colour: INK.text },
  3: { face: 'bold', size: 11, colour: INK.accent },
}
/** What must fit below a heading's upper edge; a section may begin with a smaller heading. */
const ROOM = { 2: 150, 3: 92 } as const
const ROW = 21

interface Entry {
  text: string
  anchor: string
  page: number
}

/** The document's headings: drawn, bookmarked, and listed on the contents page with links. */
export class Outline {
  readonly #entries: Entry[] = []
  readonly #sheet: Sheet
  #contentsPage: number | null = null
  #contentsTop = 0
  #section: PDFKit.PDFOutline | null = null

  constructor(sheet: Sheet) {
    this.#sheet = sheet
  }

  drawTitle(text: string): void {
    this.#drawLarge(text, TITLE)
    this.#sheet.y += 8
  }

  /** A heading with its bookmark. A section starts with air and a rule above, and never ends a page. */
  drawHeading(level: 2 | 3, text: string): void {
    const sheet = this.#sheet
    const setting = LOOKS[level]
    sheet.ensure(ROOM[level])
    if (sheet.y > PAGE.top) sheet.y += level === 2 ? 18 : 9
    const page = sheet.doc.bufferedPageRange().count - 1
    const anchor = `s${this.#entries.length + 1}`
    if (level === 2) {
      sheet.rule(PAGE.margin, PAGE.right, INK.line)
      sheet.y += 12
      sheet.doc.addNamedDestination(anchor, 'XYZ', 0, sheet.y - 16, null)
      this.#entries.push({ text, anchor, page })
      this.#section = sheet.doc.outline.addItem(text)
    } else {
      ;(this.#section ?? sheet.doc.outline).addItem(text)
    }
    this.#drawLarge(text, setting)
    sheet.y += 5
  }

  /** Keeps the room of the contents: `count` lines, on a page of their own when they do not fit. */
  reserveContents(count: number, title: string): void {
    const sheet = this.#sheet
    sheet.ensure(60 + count * ROW)
    sheet.y += 16
    this.#drawLarge(title, LOOKS[2])
    sheet.y += 6
    this.#contentsPage = sheet.doc.bufferedPageRange().count - 1
    this.#contentsTop = sheet.y
    sheet.y += count * ROW
  }

  /** Fills in the contents, now that the pages are known, and the foot of every page. */
  finish(title: string): void {
    const { doc } = this.#sheet
    const { count } = doc.bufferedPageRange()
    if (this.#contentsPage !== null) {
      doc.switchToPage(this.#contentsPage)
      for (const [index, entry] of this.#entries.entries()) this.#drawEntry(entry, index)
    }
    for (let page = 0; page < count; page += 1) {
      doc.switchToPage(page)
      this.#drawFoot(title, PAGE_TEXT.page(page + 1, count))
    }
  }

  #drawEntry({ text, anchor, page }: Entry, index: number): void {
    const sheet = this.#sheet
    const y = this.#contentsTop + index * ROW
    const number = String(page + 1)
    const [line = []] = breakLines(
      [{ text: sheet.drawable(text), setting: BODY }],
      PAGE.right - PAGE.left - 60,
      sheet.measure,
    )
    const end = line.reduce((sum, { width }) => sum + width, 0) + PAGE.left
    const start = PAGE.right - sheet.measure(number, BODY)
    sheet.draw(line, PAGE.left, y)
    sheet.draw([{ text: number, setting: BODY, width: 0 }], start, y)
    sheet.doc
      .moveTo(end + 8, y + 8.5)
      .lineTo(start - 8, y + 8.5)
      .lineWidth(0.5)
      .dash(1, { space: 3 })
      .stroke(`#${INK.line}`)
      .undash()
    sheet.doc.goTo(PAGE.left, y - 3, PAGE.right - PAGE.left, ROW, anchor)
  }

  #drawFoot(title: string, number: string): void {
    const sheet = this.#sheet
    const setting: Setting = { face: 'regular', size: 7.5, colour: INK.faint }
    const y = PAGE.height - 44
    const [line = []] = breakLines([{ text: sheet.drawable(title), setting }], 380, sheet.measure)
    sheet.draw(line, PAGE.margin, y)
    const width = sheet.measure(number, setting)
    sheet.draw([{ text: number, setting, width }], PAGE.right - width, y)
  }

  #drawLarge(text: string, setting: Setting): void {
    const sheet = this.#sheet
    const x = setting === TITLE ? PAGE.margin : PAGE.left
    const runs = [{ text: sheet.drawable(text), setting }]
    for (const line of breakLines(runs, PAGE.right - x, sheet.measure)) {
      sheet.ensure(setting.size * 1.3)
      sheet.draw(line, x)
      sheet.y += setting.size * 1.3
    }
  }
}
