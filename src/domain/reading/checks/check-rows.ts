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
import { isWithdrawn } from './withdrawn.ts'

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

const FEATURE_ID = /^f\d+$/

/** One model answer cannot hold more facts than this. */
const MOST_ROWS = 600

/** A row that was taken; it names features by the ids of its call until the call has ended. */
interface Taken {
  row: ProposedRow
}

/**
 * Checks a model's rows one after the other, as they come. A row without a quote that is in
 * an answer is dropped; what is doubtful in the others is flagged, never refused.
 */
export class RowChecker {
  readonly #reading: CheckInput
  readonly #taken: Taken[] = []
  readonly #facts = new Map<string, Taken>()
  /** The features of the call that goes on, by the ids it gives them: another call may give the same. */
  readonly #features = new Map<string, Taken>()
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
    const row = addHeadings(this.#standing(shaped, said), this.#reading.answers)
    if (!this.#take(row, wire.id ?? null)) return null
    return this.#flagged(resolveReferences(row, (words) => (FEATURE_ID.test(words) ? null : words)))
  }

  /** What the founder takes back at once claims nothing, and is not lost. */
  #standing(row: ProposedRow, said: Said[]): ProposedRow {
    if (!isWithdrawn(row, this.#reading.answers)) return row
    return { kind: 'aside', said, certainty: 'clear', flags: [], what: null }
  }

  /** From here on the ids of features are those of another call. */
  endCall(): void {
    const wordsOf = (words: string) => {
      if (!FEATURE_ID.test(words)) return words
      const row = this.#features.get(words)?.row
      return row?.kind === 'feature' ? row.does : null
    }
    for (const taken of this.#taken) taken.row = resolveReferences(taken.row, wordsOf)
    this.#features.clear()
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
    this.endCall()
    const rows = this.#taken.map(({ row }) => this.#flagged(row))
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
    const taken = twin ?? { row }
    if (id !== null && row.kind === 'feature') this.#features.set(id, taken)
    if (twin !== undefined) return false
    this.#facts.set(fact, taken)
    this.#taken.push(taken)
    return true
  }

  #flagged(row: ProposedRow): ProposedRow {
    return addFlags(row, this.names, this.#reading.beginsWithVerb)
  }
}
