/** A row longer than this is none. */
const LONGEST_ROW = 40_000
/** More is not read, whatever a model goes on writing. */
const MOST_TEXT = 1_000_000

interface Open {
  start: number
  /** True once a row was found within it: then it is no row itself. */
  holdsRows: boolean
}

/**
 * Finds the rows in a model's words while they come: each JSON object that has a `kind`, whatever
 * is around it (a list, a code fence, thoughts). A row that cannot be read is left out, and the
 * next one begins afresh.
 */
export class RowStream {
  readonly #onRow: (row: unknown) => void
  #text = ''
  #at = 0
  #read = 0
  #open: Open[] = []
  #isInString = false
  #isEscaped = false

  constructor(onRow: (row: unknown) => void) {
    this.#onRow = onRow
  }

  push(piece: string): void {
    this.#read += piece.length
    if (this.#read > MOST_TEXT) return
    this.#text += piece
    for (; this.#at < this.#text.length; this.#at += 1) this.#take(this.#text[this.#at] ?? '')
    this.#forget()
  }

  #take(sign: string): void {
    if (this.#isInString) {
      if (this.#isEscaped) this.#isEscaped = false
      // No JSON text goes on over a line's end: a quotation mark was left open.
      else if (sign === '\n') this.#startAfresh()
      else if (sign === '\\') this.#isEscaped = true
      else if (sign === '"') this.#isInString = false
    } else if (sign === '"') this.#isInString = this.#open.length > 0
    else if (sign === '{') this.#open.push({ start: this.#at, holdsRows: false })
    else if (sign === '}') this.#close()
  }

  #close(): void {
    const closed = this.#open.pop()
    if (closed === undefined || closed.holdsRows) return
    const row = readRow(this.#text.slice(closed.start, this.#at + 1))
    if (row === null) return
    for (const outer of this.#open) outer.holdsRows = true
    this.#onRow(row)
  }

  /** Lets go of what no row can begin in any more, and of one that grows too long. */
  #forget(): void {
    const first = this.#open.find(({ holdsRows }) => !holdsRows)
    const isTooLong = first !== undefined && this.#at - first.start > LONGEST_ROW
    if (isTooLong) this.#startAfresh()
    const kept = first === undefined || isTooLong ? this.#at : first.start
    this.#text = this.#text.slice(kept)
    this.#at -= kept
    for (const open of this.#open) open.start -= kept
  }

  #startAfresh(): void {
    this.#open = []
    this.#isInString = false
  }
}

function readRow(text: string): object | null {
  if (!text.includes('"kind"')) return null
  try {
    const value: unknown = JSON.parse(text)
    const isRow = typeof value === 'object' && value !== null && 'kind' in value
    return isRow ? value : null
  } catch {
    return null
  }
}
