import PDFDocument from 'pdfkit'
import { PAGE_TEXT } from '#server/exports/layout/look.ts'
import { Faces } from './faces.ts'
import type { Line } from './lines.ts'
import { Tags } from './tags.ts'
import type { Setting } from './typeface.ts'

/** A4 in points; text is right of a margin in which the ids hang. */
export const PAGE = {
  width: 595.28,
  height: 841.89,
  top: 64,
  bottom: 768,
  margin: 56,
  left: 118,
  right: 539,
} as const

/** How far below a line's upper edge its baseline lies, as a part of the type size. */
export const ASCENT = 0.98
/** Room that may stay empty at a page's foot, in points: a quarter of the page. */
export const SPARE = 176

interface Facts {
  title: string
  language: string
  /** Stands in the file as its date, so that the same document gives the same bytes. */
  date: Date
}

interface Figure {
  height: number
  draw: () => void
}

/** Pages under the pen: measures text, draws lines, starts new pages, and gives the file's bytes. */
export class Sheet {
  readonly doc: PDFKit.PDFDocument
  readonly faces: Faces
  readonly tags: Tags
  /** Where the next line's upper edge is. */
  y: number = PAGE.top
  readonly #chunks: Buffer[] = []
  readonly #done: Promise<Buffer>
  readonly #widths = new Map<string, number>()
  readonly #waiting: Figure[] = []

  constructor({ title, language, date }: Facts) {
    this.doc = new PDFDocument({
      size: 'A4',
      margin: 0,
      bufferPages: true,
      pdfVersion: '1.7',
      displayTitle: true,
      tagged: true,
      lang: language,
      // Else it opens a face that no page needs.
      font: null as unknown as string,
      info: {
        Title: title,
        Creator: PAGE_TEXT.maker,
        Producer: PAGE_TEXT.maker,
        CreationDate: date,
      },
    })
    this.faces = new Faces(this.doc)
    this.tags = new Tags(this.doc)
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

  /** What is left of the page below the pen. */
  get room(): number {
    return PAGE.bottom - this.y
  }

  get pageIndex(): number {
    return this.doc.bufferedPageRange().count - 1
  }

  /** Starts a new page unless `height` points are left on this one. */
  ensure(height: number): void {
    while (height > this.room && this.y > PAGE.top) this.newPage()
  }

  /** What waited for a page of its own is at its head. */
  newPage(): void {
    this.doc.addPage()
    this.y = PAGE.top
    while (this.#waiting[0] && this.#waiting[0].height <= this.room)
      this.tags.outside(this.#waiting.shift()?.draw)
  }

  /** Draws a figure here or, when much of the page would stay empty, at the head of the next one. */
  place(figure: Figure): void {
    if (figure.height <= this.room) figure.draw()
    else if (this.room > SPARE) this.#waiting.push(figure)
    else {
      this.newPage()
      this.place(figure)
    }
  }

  /** Draws a line of text; `y` is the upper edge of its box. */
  draw(line: Line, x: number, y: number = this.y): void {
    const tallest = Math.max(0, ...line.map(({ setting }) => setting.size))
    this.drawOn(line, x, y + tallest * ASCENT)
  }

  /** Draws a line of text on a baseline, whatever its sizes and faces. */
  drawOn(line: Line, x: number, baseline: number): void {
    let at = x
    for (const { text, setting, width, at: place } of line) {
      this.doc.font(setting.face).fontSize(setting.size).fillColor(`#${setting.colour}`)
      if (place !== undefined) at = x + place
      this.doc.text(text, at, baseline, { lineBreak: false, baseline: 'alphabetic' })
      at += width
    }
  }

  rule(from: number, to: number, colour: string): void {
    this.tags.artifact(() =>
      this.doc.moveTo(from, this.y).lineTo(to, this.y).lineWidth(0.5).stroke(`#${colour}`),
    )
  }

  finish(): Promise<Buffer> {
    this.doc.end()
    return this.#done
  }

  /** Puts down what still waits for its page. */
  settle(): void {
    while (this.#waiting.length > 0) this.newPage()
  }
}
