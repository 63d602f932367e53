import { findUnplaced } from '#domain/reading/find-unplaced.ts'
import type { ProposedRow, ReadableAnswer } from '#domain/reading/reading.ts'
import type { Said } from '#domain/reading/rows.ts'
import { addFlags, type KnownNames, type VerbTest } from './flags.ts'
import { addHeadings } from './headings.ts'
import { describeFact, mergeRows } from './merge-rows.ts'
import { founderRoles } from './people/first-person.ts'
import { type MissedQuote, placeQuotes } from './quotes.ts'
import { resolveReferences } from './references.ts'
import { toRow } from './to-row.ts'
import type { WireRow } from './wire-row.ts'

/** A row that was dropped because a quote of it is in no answer. */
export interface MissedRow extends MissedQuote {
  kind: WireRow['kind']
}

/** What a model wrote of some answers, checked. */
export interface CheckedReading {
  rows: ProposedRow[]
  missed: MissedRow[]
  /** Stretches of three or more words in no row. */
  unread: Said[]
}

interface CheckInput {
  answers: readonly ReadableAnswer[]
  /** Names that the founder's decisions and earlier rows give. */
  known: KnownNames
  beginsWithVerb: VerbTest
}

/** One model answer cannot hold more facts than this. */
const MOST_ROWS = 600

/** A row that was taken, with the features' ids as they came. */
interface Taken {
  row: ProposedRow
  id: string | null
}

/**
 * Checks a model's rows one after the other, as they come. A row without a quote that is in
 * an answer is dropped; what is doubtful in the others is flagged, never refused.
 */
export class RowChecker {
  readonly #reading: CheckInput
  readonly #taken: Taken[] = []
  readonly #facts = new Map<string, Taken>()
  #missed: MissedRow[] = []

  constructor(reading: CheckInput) {
    this.#reading = reading
  }

  /** The row as it can be shown at once; null when it is dropped or was told before. */
  add(wire: WireRow): ProposedRow | null {
    if (this.#taken.length >= MOST_ROWS) return null
    const { said, missed } = placeQuotes(wire.said, this.#reading.answers)
    this.#missed.push(...missed.map((quote) => ({ kind: wire.kind, ...quote })))
    const shaped = said.length > 0 ? toRow(wire, said) : null
    if (shaped === null) return null
    const row = addHeadings(shaped, this.#reading.answers)
    if (!this.#take(row, wire.id ?? null)) return null
    const isFeatureId = (words: string) => /^f\d+$/.test(words)
    return this.#flagged(resolveReferences(row, (words) => (isFeatureId(words) ? null : words)))
  }

  /** A row that was read before, with its quotes found again. */
  addRead(row: ProposedRow): ProposedRow | null {
    const wire = row.said.map(({ question, words }) => ({
      question: Number(question.slice(1)),
      words,
    }))
    const { said } = placeQuotes(wire, this.#reading.answers)
    if (said.length === 0) return null
    const found = { ...row, said }
    return this.#take(found, null) ? this.#flagged(found) : null
  }

  /** Takes what these answers miss as told, so that a second answer of the model is judged by itself. */
  forgetMissed(questions: ReadonlySet<string>): void {
    this.#missed = this.#missed.filter(({ question }) => !questions.has(question))
  }

  /** All rows so far, with references as the words of their features. */
  finish(): CheckedReading {
    const features = new Map(
      this.#taken.flatMap(({ id, row }) =>
        id !== null && row.kind === 'feature' ? [[id, row.does] as const] : [],
      ),
    )
    const wordsOf = (words: string) => {
      return /^f\d+$/.test(words) ? (features.get(words) ?? null) : words
    }
    const rows = this.#taken.map(({ row }) => this.#flagged(resolveReferences(row, wordsOf)))
    return { rows, missed: [...this.#missed], unread: findUnplaced(this.#reading.answers, rows) }
  }

  /** The names of all roles and things so far. */
  get names(): KnownNames {
    const { known } = this.#reading
    const rows = this.#taken.map(({ row }) => row)
    const roles = rows.flatMap((row) => (row.kind === 'role' ? [[row.name, ...row.also]] : []))
    const things = rows.flatMap((row) => (row.kind === 'thing' ? [row.name] : []))
    return {
      roles: [...known.roles, ...roles],
      things: [...new Set([...known.things, ...things])],
      founder: [...(known.founder ?? []), ...founderRoles(rows)],
    }
  }

  /** False when the fact was told before: then it has one more quote. */
  #take(row: ProposedRow, id: string | null): boolean {
    const fact = describeFact(row)
    const twin = this.#facts.get(fact)
    if (twin !== undefined) twin.row = mergeRows(twin.row, row)
    else {
      const taken = { row, id }
      this.#facts.set(fact, taken)
      this.#taken.push(taken)
    }
    return twin === undefined
  }

  #flagged(row: ProposedRow): ProposedRow {
    return addFlags(row, this.names, this.#reading.beginsWithVerb)
  }
}
