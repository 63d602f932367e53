import PDFDocument from 'pdfkit'
import { PAGE_TEXT } from '#server/exports/layout/look.ts'
import type { Line } from './lines.ts'
import { FONT_FILES, type Setting } from './typeface.ts'

/** A4 in points; text stands right of a margin in which the ids hang. */
export const PAGE = {
  width: 595.28,
  height: 841.89,
  top: 64,
  bottom: 768,
  margin: 56,
  left: 118,
  right: 539,
} as const

/** How far the letters rise above the baseline, as a part of the type size. */
const ASCENT = 0.88

/** A missing sign stands for what the typeface cannot draw. */
const MISSING = '□'

/** The typeface's own is as wide as a Japanese mark: a gap in “today’s”. */
const WIDE_APOSTROPHE = /’(?=\p{sc=Latin})/gu

interface Facts {
  title: string
  language: string
  /** Stands in the file as its date, so that the same document gives the same bytes. */
  date: Date
}

/** Pages under the pen: measures text, draws lines, starts new pages, and gives the file's bytes. */
export class Sheet {
  readonly doc: PDFKit.PDFDocument
  /** Where the next line's upper edge stands. */
  y: number = PAGE.top
  readonly #chunks: Buffer[] = []
  readonly #done: Promise<Buffer>
  readonly #widths = new Map<string, number>()
  readonly #held = new Map<string, boolean>()

  constructor({ title, language, date }: Facts) {
    this.doc = new PDFDocument({
      size: 'A4',
      margin: 0,
      bufferPages: true,
      pdfVersion: '1.7',
      displayTitle: true,
      lang: language,
      info: {
        Title: title,
        Creator: PAGE_TEXT.maker,
        Producer: PAGE_TEXT.maker,
        CreationDate: date,
      },
    })
    for (const [name, file] of Object.entries(FONT_FILES)) this.doc.registerFont(name, file)
    this.#done = new Promise((resolve, reject) => {
      this.doc.on('data', (chunk: Buffer) => this.#chunks.push(chunk))
      this.doc.on('end', () => resolve(Buffer.concat(this.#chunks)))
      this.doc.on('error', reject)
    })
  }

  /** Width in points. Measured once for each word and face. */
  readonly measure = (text: string, { face, size }: Setting): number => {
    const key = `${face} ${text}`
    let width = this.#widths.get(key)
    if (width === undefined) {
      width = this.doc.font(face).fontSize(1000).widthOfString(text) / 1000
      this.#widths.set(key, width)
    }
    return width * size
  }

  /** The text with □ for each character that the typeface does not hold. */
  drawable(text: string): string {
    let result = ''
    for (const character of text.replace(WIDE_APOSTROPHE, "'")) {
      result += this.holds(character) ? character : MISSING
    }
    return result
  }

  /** Whether the typeface has a sign for the character. */
  holds(character: string): boolean {
    let held = this.#held.get(character)
    if (held === undefined) {
      const font = fontOf(this.doc.font('regular'))
      held = /\s/.test(character) || font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)
      this.#held.set(character, held)
    }
    return held
  }

  /** Starts a new page unless `height` points are left on this one. */
  ensure(height: number): void {
    if (this.y + height > PAGE.bottom && this.y > PAGE.top) this.newPage()
  }

  newPage(): void {
    this.doc.addPage()
    this.y = PAGE.top
  }

  /** Draws a line of text; `y` is the upper edge of its letters' box. */
  draw(line: Line, x: number, y: number = this.y): void {
    const tallest = Math.max(0, ...line.map(({ setting }) => setting.size))
    let at = x
    for (const { text, setting, width } of line) {
      this.doc.font(setting.face).fontSize(setting.size).fillColor(`#${setting.colour}`)
      // All sizes stand on one baseline.
      this.doc.text(text, at, y + (tallest - setting.size) * ASCENT, { lineBreak: false })
      at += width
    }
  }

  rule(from: number, to: number, colour: string): void {
    this.doc.moveTo(from, this.y).lineTo(to, this.y).lineWidth(0.5).stroke(`#${colour}`)
  }

  finish(): Promise<Buffer> {
    this.doc.end()
    return this.#done
  }
}

interface Font {
  hasGlyphForCodePoint(codePoint: number): boolean
}

/** pdfkit keeps the opened font in the current one; its types do not show it. */
function fontOf(doc: PDFKit.PDFDocument): Font {
  return (doc as unknown as { _font: { font: Font } })._font.font
}
