import { RowChecker } from '#domain/reading/checks/check-rows.ts'
import type { KnownNames } from '#domain/reading/checks/flags.ts'
import { beginsWithVerb } from '#domain/reading/checks/verb-first.ts'
import type { ProposedRow, ReadableAnswer } from '#domain/reading/reading.ts'
import type { Said } from '#domain/reading/rows.ts'
import type { ModelCaller } from '#server/providers/models/model-caller.ts'
import { ModelFault } from '#server/providers/models/model-fault.ts'
import { splitBatches } from './batches.ts'
import { readBatch } from './read-batch.ts'

/** Calls at once, so that the same user's consultation still finds a place (CallGate). */
const AT_ONCE = 2

export interface ReadingContext {
  caller: Pick<ModelCaller, 'json' | 'outputTokens'>
  /** Whose turn at the model it takes. */
  userId: string
  /** True for a model that reads one answer a call, with the kinds of its question alone. */
  isSmall: boolean
  /** Of the stretches in no row, those that say nothing: nobody is asked about them. */
  findFillers(unread: readonly Said[], answers: readonly ReadableAnswer[]): Promise<Said[]>
  /** Told of each row as it passes the checks. */
  onRow: (row: ProposedRow) => void
  signal: AbortSignal
}

interface ToRead {
  /** All answers: a fact may be told in several. */
  answers: readonly ReadableAnswer[]
  /** The questions whose answers are to be read now. */
  questions: ReadonlySet<string>
  /** Rows of the other answers that were read before. */
  read: readonly ProposedRow[]
  /** The names that the founder's decisions settle. */
  known: KnownNames
}

export interface ModelReading {
  rows: ProposedRow[]
  /** Stretches of three or more words in no row. */
  unread: Said[]
  /** The questions whose answers were read to their end. */
  whole: Set<string>
}

/**
 * Lets the model read answers: all in one call where the token cap allows, the rest two calls at a
 * time. What is left out or broken off stays unread; throws a `ModelFault` when nothing came at all.
 */
export async function readAnswers(
  reading: ReadingContext,
  { answers, questions, read, known }: ToRead,
): Promise<ModelReading> {
  const checker = new RowChecker({
    answers,
    known,
    beginsWithVerb: (phrase) => beginsWithVerb(phrase, null),
  })
  for (const row of read) checker.addRead(row)
  const missing = answers.filter(({ question }) => questions.has(question))
  const { outputTokens } = reading.caller
  const [first, ...rest] = splitBatches(missing, { outputTokens, isSmall: reading.isSmall })
  const whole = new Set<string>()
  const faults: unknown[] = []
  const readOne = async (batch: readonly ReadableAnswer[]) => {
    try {
      if (await readBatch(reading, checker, batch)) {
        for (const { question } of batch) whole.add(question)
      }
    } catch (error) {
      if (reading.signal.aborted || !(error instanceof ModelFault)) throw error
      faults.push(error)
    }
  }
  if (first !== undefined) await readOne(first)
  // Who names the roles comes first; when the model is away, the others are not tried.
  if (faults.length === 0) await twoAtOnce(rest, readOne)
  const { rows, unread } = checker.finish()
  if (faults.length > 0 && whole.size === 0 && rows.length <= read.length) throw faults[0]
  return { rows, unread, whole }
}

async function twoAtOnce<T>(list: readonly T[], work: (entry: T) => Promise<void>): Promise<void> {
  const waiting = [...list]
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await work(next)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}
