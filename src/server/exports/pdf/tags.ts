type Element = PDFKit.PDFStructureElement
interface Options extends PDFKit.Mixins.StructureElementOptions {
  /** Of a table's head. */
  scope?: 'Column' | 'Row'
  /** Where a figure is: left, top, right, bottom. */
  bbox?: [number, number, number, number]
  placement?: 'Block'
}

/** What a reader for the blind is told about the page: which part is what, and in which order. */
export class Tags {
  readonly #doc: PDFKit.PDFDocument
  readonly #open: Element[]

  constructor(doc: PDFKit.PDFDocument) {
    this.#doc = doc
    const root = doc.struct('Document')
    doc.addStructure(root)
    this.#open = [root]
  }

  /** A part that is made of parts: whatever `draw` adds is inside it. */
  group(type: string, draw: () => void, options: Options = {}): void {
    const element = this.begin(type, options)
    this.inside(element, draw)
    element.end()
  }

  /** A part that stays open, until its `end`; its contents come later or on several pages. */
  begin(type: string, options: Options = {}): Element {
    const element = this.#doc.struct(type, options)
    this.#open.at(-1)?.add(element)
    return element
  }

  /** Adds parts to one that was begun. */
  inside(element: Element, draw: () => void): void {
    this.#open.push(element)
    draw()
    this.#open.pop()
  }

  /** Adds parts beside all that is open. */
  outside(draw: () => void = () => {}): void {
    const open = this.#open.splice(1)
    draw()
    this.#open.push(...open)
  }

  /** A part of one stretch on one page. */
  leaf(type: string, draw: () => void, options: Options = {}): void {
    this.begin(type, options).add(draw).end()
  }

  /** Lines, page numbers and what is said elsewhere: not read out. */
  artifact(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.#doc.markContent('Artifact', { type })
    draw()
    this.#doc.endMarkedContent()
  }
}
