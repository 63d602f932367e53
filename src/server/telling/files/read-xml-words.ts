import { SaxesParser } from 'saxes'
import { RefusedFile } from './told-file.ts'

/** Which elements of a kind of XML make lines, lists and tables. */
interface Elements {
  line: RegExp
  item: RegExp
  list: RegExp
  row: RegExp
  cell: RegExp
  breaks: RegExp
  tab: RegExp
  spaces: RegExp
  /** Whose words are left out. */
  skip: RegExp
}

/** Deeper than any document; a hostile one nests a million elements. */
const MOST_DEPTH = 200
const MOST_SPACES = 40

/**
 * The words of a document's XML, a line for each paragraph, "- " before the items of a list and the
 * cells of a table's row side by side. Entities of its own are not resolved.
 */
export function readXmlWords(xml: string, elements: Elements): string {
  const writer = new LineWriter(elements)
  const parser = new SaxesParser()
  parser.on('error', () => {
    throw new RefusedFile('damaged')
  })
  parser.on('doctype', () => {
    throw new RefusedFile('damaged')
  })
  parser.on('opentag', ({ name, attributes }) => writer.open(name, attributes))
  parser.on('closetag', ({ name }) => writer.close(name))
  parser.on('text', (text) => writer.say(text))
  parser.write(xml).close()
  return writer.lines.join('\n')
}

class LineWriter {
  readonly lines: string[] = []
  readonly #elements: Elements
  #line = ''
  #depth = 0
  #lists = 0
  #skipped = 0
  /** The cells of the row that is read; null outside tables. */
  #cells: string[] | null = null
  #isFirstOfItem = false

  constructor(elements: Elements) {
    this.#elements = elements
  }

  open(name: string, attributes: Record<string, unknown>): void {
    const { list, item, row, cell, breaks, tab, spaces, skip, line } = this.#elements
    this.#depth += 1
    if (this.#depth > MOST_DEPTH) throw new RefusedFile('damaged')
    if (skip.test(name) || this.#skipped > 0) {
      this.#skipped += 1
      return
    }
    if (line.test(name) || list.test(name)) this.#end()
    if (list.test(name)) this.#lists += 1
    if (item.test(name)) this.#isFirstOfItem = true
    if (row.test(name)) this.#cells = []
    if (cell.test(name)) this.#line = ''
    if (breaks.test(name)) this.#cells ? this.say(' ') : this.#end()
    if (tab.test(name)) this.say(' ')
    if (spaces.test(name))
      this.say(' '.repeat(Math.min(MOST_SPACES, Number(attributes['text:c'] ?? 1) || 1)))
  }

  close(name: string): void {
    const { list, item, row, cell, line } = this.#elements
    this.#depth -= 1
    if (this.#skipped > 0) {
      this.#skipped -= 1
      return
    }
    if (cell.test(name)) {
      this.#cells?.push(this.#line.trim())
      this.#line = ''
    } else if (row.test(name)) this.#endRow()
    else if (this.#cells !== null) this.say(' ')
    else if (line.test(name)) this.#end()
    if (list.test(name)) this.#lists = Math.max(0, this.#lists - 1)
    if (item.test(name)) this.#isFirstOfItem = false
  }

  say(text: string): void {
    if (this.#skipped === 0) this.#line += text.replace(/\s+/g, ' ')
  }

  #end(): void {
    if (this.#cells !== null) return
    const words = this.#line.trim()
    this.#line = ''
    if (words === '') return
    const indent = '  '.repeat(Math.max(0, this.#lists - 1))
    const mark = this.#isFirstOfItem ? '- ' : '  '
    this.lines.push(this.#lists > 0 ? `${indent}${mark}${words}` : words)
    this.#isFirstOfItem = false
  }

  #endRow(): void {
    const cells = this.#cells ?? []
    this.#cells = null
    const filled = cells.filter((cell) => cell !== '')
    if (filled.length === 1) this.lines.push(filled[0] ?? '')
    else if (filled.length > 1) this.lines.push(`| ${cells.join(' | ')} |`)
  }
}
