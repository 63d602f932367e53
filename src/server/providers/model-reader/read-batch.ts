import type { CheckedReading, RowChecker } from '#domain/reading/checks/check-rows.ts'
import type { ProposedRow, ReadableAnswer } from '#domain/reading/reading.ts'
import {
  writeOneAnswerInstructions,
  writeOneAnswerMessage,
} from '#server/prompts/reading/one-answer-prompt.ts'
import {
  READ_INSTRUCTIONS,
  readMessage,
  repairMessage,
} from '#server/prompts/reading/read-prompt.ts'
import { ROWS_SCHEMA, readWireRow } from '#server/prompts/reading/row-form.ts'
import { ModelFault } from '#server/providers/models/model-fault.ts'
import type { ReadingContext } from './read-answers.ts'
import { RowStream } from './row-stream.ts'

/**
 * Reads some answers in one call, and asks at most once more for what was not copied or is in
 * no row. Rows go to the checker as they come. True when the model said all it had to say; throws
 * a `ModelFault` when not one row came.
 */
export async function readBatch(
  reading: ReadingContext,
  checker: RowChecker,
  answers: readonly ReadableAnswer[],
): Promise<boolean> {
  const { isSmall } = reading
  const [only] = answers
  const call =
    isSmall && only
      ? {
          instructions: writeOneAnswerInstructions(only.question),
          content: writeOneAnswerMessage(only.text, checker.names),
        }
      : { instructions: READ_INSTRUCTIONS, content: readMessage(answers, checker.names) }
  const end = await ask(reading, checker, call)
  if (isSmall || end === 'cut') return end === 'whole'
  await setAside(reading, checker, answers)
  const { rows, missed, unread } = ofAnswers(checker.finish(), answers)
  if (missed.length + unread.length === 0) return true
  checker.forgetMissed(new Set(answers.map(({ question }) => question)))
  const content = repairMessage({ answers, missed, unread, rows })
  return (await ask(reading, checker, { instructions: READ_INSTRUCTIONS, content })) === 'whole'
}

/** Fillers are set aside here: the model would be sent everything again to say so. */
async function setAside(
  { findFillers, onRow }: ReadingContext,
  checker: RowChecker,
  answers: readonly ReadableAnswer[],
): Promise<void> {
  const { unread } = ofAnswers(checker.finish(), answers)
  if (unread.length === 0) return
  for (const said of await findFillers(unread, answers)) {
    const row = checker.addRead({
      ...{ kind: 'aside', what: null, said: [said] },
      ...{ certainty: 'clear', flags: [] },
    })
    if (row !== null) onRow(row)
  }
}

/** An answer that holds the asked form and no row in it. */
const NO_ROWS = /[[{]\s*(?:"rows"\s*:\s*\[\s*)?[\]}]/

/** The rows so far, when the call ends in whatever way, are the checker's. */
async function ask(
  { caller, userId, signal, onRow }: ReadingContext,
  checker: RowChecker,
  { instructions, content }: { instructions: string; content: string },
): Promise<'whole' | 'token_limit' | 'cut'> {
  let came = 0
  const rows = new RowStream((value) => {
    const wire = readWireRow(value)
    const row = wire === null ? null : checker.add(wire)
    came += 1
    if (row !== null) onRow(row)
  })
  const messages = [{ role: 'user' as const, content }]
  const call = { userId, purpose: 'reading', instructions, messages, signal }
  try {
    const { text, end } = await caller.json(call, ROWS_SCHEMA, (piece) => rows.push(piece))
    // No row at all is an answer only where it says so.
    if (came === 0 && !NO_ROWS.test(text)) throw new ModelFault('unreadable')
    return end
  } catch (error) {
    if (came === 0 || signal.aborted || !(error instanceof ModelFault)) throw error
    return 'cut'
  } finally {
    checker.endCall()
  }
}

function ofAnswers(
  { rows, missed, unread }: CheckedReading,
  answers: readonly ReadableAnswer[],
): CheckedReading {
  const asked = new Set(answers.map(({ question }) => question))
  const isAsked = ({ question }: { question: string }) => asked.has(question)
  return {
    rows: rows.filter((row: ProposedRow) => row.said.some(isAsked)),
    missed: missed.filter(isAsked),
    unread: unread.filter(isAsked),
  }
}
