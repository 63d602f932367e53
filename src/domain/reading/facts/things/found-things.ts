import { makeSingular } from '#domain/reading/facts/facts-context.ts'
import { propose, type Words } from '#domain/reading/facts/propose.ts'
import type { ProposedRow } from '#domain/reading/reading.ts'
import type { Certainty } from '#domain/reading/rows.ts'
import type { FoundField } from './fields.ts'

interface FoundThing {
  name: string
  fields: FoundField[]
  keep: string[]
  said: Words[]
  certainty: Certainty
}

/** The things of the answers while they are read: told in pieces, one row each. */
export class FoundThings {
  #things: FoundThing[] = []

  /** Adds details to the thing of this name, which begins when it is new. */
  add(
    name: string,
    fields: readonly FoundField[],
    ground: { said: Words; certainty?: Certainty },
  ): void {
    const known = this.#find(name) ?? this.#begin(name, ground.certainty ?? 'clear')
    known.fields.push(
      ...fields.filter((field) => !known.fields.some((each) => each.name === field.name)),
    )
    known.said.push(ground.said)
  }

  /** Notes how long a thing is kept, by the words of the statement that says it. */
  keep(name: string | null, keep: string, said: Words): void {
    const known =
      (name === null ? null : this.#holding(name)) ?? (name === null ? this.#things[0] : null)
    const thing = known ?? (name === null ? null : this.#begin(name, 'clear'))
    if (thing === null) return
    thing.keep.push(keep)
    thing.said.push(said)
  }

  /** Marks the details that a statement names as not for everybody; tells whether any was found. */
  hide(said: Words): boolean {
    const words = new Set(wordsOf(said.text))
    let hidden = false
    for (const thing of this.#things) {
      for (const field of thing.fields) {
        const named = wordsOf(field.name)
        if (named.length === 0 || !named.every((word) => words.has(word))) continue
        field.private = true
        thing.said.push(said)
        hidden = true
      }
    }
    return hidden
  }

  /** Marks the details of one thing that a text names as private. */
  hideOf(name: string, text: string): void {
    const words = new Set(wordsOf(text))
    for (const field of this.#find(name)?.fields ?? []) {
      if (wordsOf(field.name).every((word) => words.has(word))) field.private = true
    }
  }

  rows(): ProposedRow[] {
    return this.#things.map(({ name, fields, keep, said, certainty }) => {
      const bare = fields.map((field) => ({
        name: field.name,
        private: field.private,
        values: field.values,
      }))
      const kept = keep.length === 0 ? null : keep.join('; ')
      return propose('thing', { name, fields: bare, keep: kept }, { said, certainty })
    })
  }

  #begin(name: string, certainty: Certainty): FoundThing {
    const thing: FoundThing = { name, fields: [], keep: [], said: [], certainty }
    this.#things.push(thing)
    return thing
  }

  #find(name: string): FoundThing | null {
    const wanted = wordsOf(name).join(' ')
    return this.#things.find((thing) => wordsOf(thing.name).join(' ') === wanted) ?? null
  }

  /** The thing of this name, or the one that has it as a detail. */
  #holding(name: string): FoundThing | null {
    const wanted = wordsOf(name)
    const fits = (text: string) => {
      const words = wordsOf(text)
      return (
        wanted.every((word) => words.includes(word)) ||
        words.join(' ') === wanted.slice(-words.length).join(' ')
      )
    }
    return (
      this.#find(name) ??
      this.#things.find((thing) => thing.fields.some((field) => fits(field.name))) ??
      null
    )
  }
}

function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words
    .filter((word) => !/^(?:the|a|an|of|their|his|her|my|our|your)$/.test(word))
    .map(makeSingular)
}
