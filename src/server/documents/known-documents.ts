import type { OpenDocument } from '#contract/documents.ts'

/** What is remembered, over all users, in letters of JSON; as a value it takes a few times that. */
const MOST_LETTERS = 4_000_000

interface Known {
  /** What the row and all that lies over it said then. */
  state: string
  opened: OpenDocument
  letters: number
}

/**
 * The documents that agents opened last, as values: an agent asks for one dozens of times, and making
 * the value takes longer than everything else a call does. Only what the database has just confirmed
 * the state of may be recalled.
 */
export class KnownDocuments {
  readonly #known = new Map<string, Known>()
  #letters = 0

  /** The version as it was opened in this state; null when it was not, or was forgotten. */
  recall(name: string, state: string): OpenDocument | null {
    const known = this.#known.get(name)
    if (known?.state !== state) return null
    // Set anew, so that the map's order is the order of use.
    this.#known.delete(name)
    this.#known.set(name, known)
    return known.opened
  }

  /** Keeps a version in place of the one by that name; forgets those that were not used for longest. */
  remember(name: string, known: Known): void {
    this.#forget(name)
    this.#known.set(name, known)
    this.#letters += known.letters
    for (const oldest of this.#known.keys()) {
      if (this.#letters <= MOST_LETTERS) return
      this.#forget(oldest)
    }
  }

  #forget(name: string): void {
    this.#letters -= this.#known.get(name)?.letters ?? 0
    this.#known.delete(name)
  }
}
