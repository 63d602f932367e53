import type { Piece } from '#domain/reading/facts/pieces.ts'
import { propose, type Words } from '#domain/reading/facts/propose.ts'
import type { ProposedRow } from '#domain/reading/reading.ts'
import { type FoundField, readFields } from './fields.ts'
import { FoundThings } from './found-things.ts'

/** What was found of the things while question 10 is read. */
export class ThingReader {
  readonly found = new FoundThings()
  /** The thing whose details are being told. */
  current: string | null = null
  /** What bare details are details of, when no thing was named. */
  readonly fallback: string
  readonly #privacy: ProposedRow[] = []

  constructor(fallback: string) {
    this.fallback = fallback
  }

  /** Adds the details that a list names; "… and the owner the name" begins another thing. */
  addFields(name: string, list: Piece, said: Words = list): void {
    let current = name
    let fields: FoundField[] = []
    const all = readFields(list)
    for (const [index, field] of all.entries()) {
      const next = all[index + 1]
      if (index === 0 || next === undefined || !isOwner(list, field, next)) {
        fields.push(field)
        continue
      }
      this.found.add(current, fields, { said })
      current = field.name
      fields = []
    }
    this.found.add(current, fields, { said })
    this.current = current
  }

  /** Marks what a statement hides, and keeps the statement as one about privacy. */
  hide(said: Words): void {
    this.found.hide(said)
    this.noteRule('privacy', said.text, said)
  }

  /** A statement about the data as a whole, beside the things. */
  noteRule(about: 'privacy' | 'law', text: string, said: Words): void {
    const what = text.replace(/[.!]+$/, '')
    this.#privacy.push(propose('quality', { about, what, figure: null }, { said: [said] }))
  }

  rows(): ProposedRow[] {
    return [...this.found.rows(), ...this.#privacy]
  }
}

/** "the owner the name": a name right after it makes a word a thing. */
function isOwner(list: Piece, field: FoundField, next: FoundField): boolean {
  const between = list.answer.slice(field.span.end, next.span.start).trim()
  return /^name\b/i.test(next.name) && between.length < 5
}
