import { isDeepStrictEqual } from 'node:util'
import { answerText, isBlank } from '#domain/answers.ts'
import { isFrom, layModelRows, toProposed } from '#domain/reading/lay-model-rows.ts'
import type { ProposedRow, ReadableAnswer, Reading } from '#domain/reading/reading.ts'
import { EMPTY_READING, renewReading } from '#domain/reading/renew-reading.ts'
import { removeReplyMarks } from '#domain/reading/replies.ts'
import type { Deps } from '#server/deps.ts'
import type { ReadingSource, StoredReading } from '#server/readings/queries.ts'
import type { Waiter } from '#server/turns/fair-line.ts'

/** Changes when the rule reader reads otherwise, so that stored readings are made afresh. */
export const READER = 'rules 15'

interface FreshReading {
  /** The stored one itself where it is of these answers. */
  reading: Reading
  /** The answers that were read, in the order of their questions. */
  answers: ReadableAnswer[]
  /** The version of each, by the question's id. */
  versions: Record<string, number>
}

export type Source = Pick<ReadingSource, 'answers'> & {
  stored: Omit<StoredReading, 'updatedAt'> | null
}

/**
 * The reading of these answers, stored or not: the stored one where it is of them, else one made
 * on a thread, under the founder's decisions. Throws `unavailable` when the line is long.
 */
export async function readAfresh(
  { heavyWork }: Pick<Deps, 'heavyWork'>,
  source: Source,
  waiter: Waiter,
): Promise<FreshReading> {
  const { stored } = source
  const answers = listReadableAnswers(source)
  const versions = Object.fromEntries(
    source.answers.map(({ questionId, version }) => [questionId, version]),
  )
  if (stored && stored.reader === READER && isDeepStrictEqual(stored.answers, versions)) {
    return { reading: stored, answers, versions }
  }
  const { rows: rules } = await heavyWork('readAnswers', answers, waiter)
  const kept = modelRows(stored, versions)
  const proposed = layModelRows(rules, kept.rows, kept.read)
  const byModel = new Set(kept.rows)
  const by = (row: ProposedRow) => (byModel.has(row) ? 'model' : 'rules')
  const reading = renewReading(stored ?? EMPTY_READING, { proposed, by, answers })
  return { reading: reading === stored ? { ...reading } : reading, answers, versions }
}

/** What a model read of answers that were not changed since: the rules do not read these again. */
function modelRows(stored: Source['stored'], versions: Record<string, number>) {
  const rows = (stored?.rows ?? []).filter(({ by }) => by === 'model')
  const told = rows.map(({ said }) => said[0]?.question ?? '')
  const isSame = (question: string) => stored?.answers[question] === versions[question]
  const read = new Set(told.filter(isSame))
  const standing = rows.filter(({ said }) => isFrom(said, read))
  return { rows: standing.map(toProposed), read }
}

/** The answers with something in them, in the order of the workshop. */
export function listReadableAnswers({ answers }: Pick<ReadingSource, 'answers'>): ReadableAnswer[] {
  const number = (question: string) => Number(question.replace(/\D/g, ''))
  return answers
    .filter(({ value }) => !isBlank(value))
    .map(({ questionId, value }) => ({
      question: questionId,
      text: removeReplyMarks(answerText(value)),
    }))
    .sort((a, b) => number(a.question) - number(b.question))
}
