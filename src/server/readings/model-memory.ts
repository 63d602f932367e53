import { createHash } from 'node:crypto'
import type { ProposedRow, ReadableAnswer } from '#domain/reading/reading.ts'
import { sortedJson } from '#domain/reading/sorted-json.ts'
import { READING_PROMPT_VERSION } from '#server/prompts/reading/read-prompt.ts'
import type { ModelSettings } from '#server/settings/assistant.ts'
import type { KeptReading } from './model-queries.ts'

/** The part that stands for the rows of all answers together. */
const ALL = 'all'

type Reader = Pick<ModelSettings, 'provider' | 'model' | 'isSmall'>

/** What a model read before, by the words it read, its name and the version of its prompt. */
export class ModelMemory {
  readonly #reader: string
  readonly #kept: ReadonlyMap<string, KeptReading>

  constructor({ provider, model, isSmall }: Reader, kept: readonly KeptReading[]) {
    this.#reader = JSON.stringify([READING_PROMPT_VERSION, provider, model, isSmall])
    this.#kept = new Map(kept.map((each) => [each.part, each]))
  }

  /** The rows of an answer as they were read before; null when its words are others now. */
  rowsOf({ question, text }: ReadableAnswer): ProposedRow[] | null {
    return this.#find<ProposedRow[]>(question, text)
  }

  /** What came of these rows together; null when they are others now. */
  settled<T>(rows: readonly ProposedRow[]): T | null {
    return this.#find<T>(ALL, wordsOf(rows))
  }

  /** An answer's rows to keep: those that quote it. */
  ofAnswer({ question, text }: ReadableAnswer, rows: readonly ProposedRow[]): KeptReading {
    const own = rows.filter(({ said }) => said.some((each) => each.question === question))
    return { part: question, digest: this.#digest(text), value: own }
  }

  ofAll(rows: readonly ProposedRow[], settled: object): KeptReading {
    return { part: ALL, digest: this.#digest(wordsOf(rows)), value: settled }
  }

  #find<T>(part: string, words: string): T | null {
    const kept = this.#kept.get(part)
    return kept?.digest === this.#digest(words) ? (kept.value as T) : null
  }

  #digest(words: string): string {
    return createHash('sha256').update(`${this.#reader}\n${words}`).digest('base64url')
  }
}

/** Rows in whatever order: what they come to does not hang on it. */
function wordsOf(rows: readonly ProposedRow[]): string {
  return rows.map(sortedJson).sort().join('\n')
}
