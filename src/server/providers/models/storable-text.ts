/** A text as the database can keep it: without NUL, and with a sign in place of half a character. */
export function makeStorable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed()
}

/** The same for a text that comes in pieces, which may part a character in two. */
export class StorableText {
  #half = ''

  push(piece: string): string {
    const text = this.#half + piece
    this.#half = /[\uD800-\uDBFF]$/.exec(text)?.[0] ?? ''
    return makeStorable(text.slice(0, text.length - this.#half.length))
  }

  /** What was held back for a second half that did not come. */
  end(): string {
    return makeStorable(this.#half)
  }
}
