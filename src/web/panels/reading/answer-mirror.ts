import { findWords } from '#domain/language/find-words.ts'

/** Words of the answer and the row that they belong to. */
export interface Mark {
  row: string
  words: string
  /** How they stand out by themselves: being asked about, not placed, or not at all. */
  look: 'asked' | 'unplaced' | null
}

interface Place {
  mark: Mark
  range: Range
}

interface MirrorEvents {
  onPoint: (row: string | null) => void
  onPick: (row: string) => void
}

/** Milliseconds after the last key until the words are found again. */
const REST = 400
const NAMES = { asked: 'reading-asked', unplaced: 'reading-unplaced', lit: 'reading-lit' } as const

/**
 * A copy of the answer that lies behind its field, in the same letters, so that words can be marked
 * without touching the text. While the founder types it is hidden and nothing is done for it.
 */
export class AnswerMirror {
  readonly #slot: HTMLElement
  readonly #field: HTMLTextAreaElement
  readonly #events: MirrorEvents
  readonly #copy = document.createElement('div')
  readonly #stopped = new AbortController()
  readonly #sizes = new ResizeObserver(() => this.#fit())
  #marks: readonly Mark[] = []
  #places: Place[] = []
  #lit: string | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #frame = 0

  constructor(slot: HTMLElement, field: HTMLTextAreaElement, events: MirrorEvents) {
    this.#slot = slot
    this.#field = field
    this.#events = events
    // Padding as the field has it (`answer-field.tsx`).
    this.#copy.className = 'reading-mirror px-4 py-3 sm:px-5 sm:py-4'
    slot.replaceChildren(this.#copy)
    const { signal } = this.#stopped
    const passive = { signal, passive: true }
    field.addEventListener('input', () => this.#rest(), passive)
    field.addEventListener('scroll', () => this.#follow(), passive)
    field.addEventListener('pointermove', (event) => this.#point(event), passive)
    field.addEventListener('pointerleave', () => events.onPoint(null), passive)
    field.addEventListener('click', (event) => this.#pick(event), passive)
    this.#sizes.observe(field)
    this.#copyText()
  }

  /** The words of the rows now. */
  show(marks: readonly Mark[]): void {
    this.#marks = marks
    this.#find()
  }

  /** Lights one row's words. */
  light(row: string | null): void {
    this.#lit = row
    this.#paint('lit', (place) => place.mark.row === row)
  }

  stop(): void {
    this.#stopped.abort()
    this.#sizes.disconnect()
    clearTimeout(this.#timer)
    cancelAnimationFrame(this.#frame)
    for (const name of Object.values(NAMES)) CSS.highlights?.delete(name)
    this.#slot.replaceChildren()
  }

  /** Typing: out of the way at once, back after a rest of the hands. */
  #rest(): void {
    this.#copy.hidden = true
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#copyText(), REST)
  }

  #copyText(): void {
    // A line break at the very end makes a line in the field, and none in the copy.
    this.#copy.textContent = `${this.#field.value}\n`
    this.#copy.hidden = false
    this.#fit()
    this.#find()
  }

  /** As wide as the field's own lines: its bar for scrolling takes some of the width. */
  #fit(): void {
    this.#copy.style.width = `${this.#field.clientWidth}px`
    this.#follow()
  }

  #follow(): void {
    this.#copy.style.translate = `0 ${-this.#field.scrollTop}px`
  }

  #find(): void {
    const node = this.#copy.firstChild
    if (node === null || this.#copy.hidden) return
    // Another text has come in from outside the field: by a conflict, or another tab.
    if (node.textContent !== `${this.#field.value}\n`) {
      this.#copyText()
      return
    }
    const text = this.#field.value
    this.#places = this.#marks.flatMap((mark): Place[] => {
      const at = text.indexOf(mark.words)
      const found =
        at === -1 ? findWords(text, mark.words) : { start: at, end: at + mark.words.length }
      if (found === null) return []
      const range = document.createRange()
      range.setStart(node, found.start)
      range.setEnd(node, found.end)
      return [{ mark, range }]
    })
    this.#paint('asked', ({ mark }) => mark.look === 'asked')
    this.#paint('unplaced', ({ mark }) => mark.look === 'unplaced')
    this.light(this.#lit)
  }

  #paint(name: keyof typeof NAMES, isWanted: (place: Place) => boolean): void {
    if (!CSS.highlights) return
    const ranges = this.#places.filter(isWanted).map(({ range }) => range)
    const highlight = new Highlight(...ranges)
    highlight.priority = name === 'lit' ? 1 : 0
    CSS.highlights.set(NAMES[name], highlight)
  }

  #point({ clientX, clientY }: PointerEvent): void {
    cancelAnimationFrame(this.#frame)
    this.#frame = requestAnimationFrame(() => this.#events.onPoint(this.#rowAt(clientX, clientY)))
  }

  #pick({ clientX, clientY }: MouseEvent): void {
    const row = this.#rowAt(clientX, clientY)
    if (row !== null) this.#events.onPick(row)
  }

  /** The row whose words are at a point of the screen; the shortest where they lie in others. */
  #rowAt(x: number, y: number): string | null {
    if (this.#copy.hidden) return null
    const hit = this.#places
      .filter(({ range }) =>
        [...range.getClientRects()].some(
          ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
        ),
      )
      .sort((a, b) => a.mark.words.length - b.mark.words.length)[0]
    return hit?.mark.row ?? null
  }
}
