import { isDeepStrictEqual } from 'node:util'
import { answerText, isBlank } from '#domain/answers.ts'
import { isFrom, layModelRows, toProposed } from '#domain/reading/lay-model-rows.ts'
import type { ProposedRow, ReadableAnswer, Reading } from '#domain/reading/reading.ts'
import { EMPTY_READING, renewReading } from '#domain/reading/renew-reading.ts'
import { withoutReplyMarks } from '#domain/reading/replies.ts'
import { AppError } from '#server/app-error.ts'
import type { Deps } from '#server/deps.ts'
import type { ProjectKey } from '#server/projects/queries.ts'
import { heavyWork } from '#server/threads/heavy-work.ts'
import { type ReadingSource, readReading, type StoredReading, writeReading } from './queries.ts'

/** Changes when the rule reader reads otherwise, so that stored readings are made afresh. */
export const READER = 'rules 1'
/** How often a reading is begun anew because another request stored one meanwhile. */
const MOST_TRIES = 4

export interface LoadedReading {
  reading: Reading
  /** The answers that were read, in the order of their questions. */
  answers: ReadableAnswer[]
  /** The version of each, by the question's id. */
  versions: Record<string, number>
  updatedAt: Date
}

/**
 * A project's reading of its answers as they are now: the stored one, or one made and stored
 * where an answer was changed since. Throws `not_found`, and `unavailable` when the line is long.
 */
export async function loadReading(
  deps: Pick<Deps, 'db' | 'now'>,
  key: ProjectKey,
  signal: AbortSignal,
): Promise<LoadedReading> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const source = await readReading(deps.db, key)
    if (!source) throw new AppError('not_found')
    const loaded = await renewed(deps, { ...key, source }, signal)
    if (loaded) return loaded
  }
  throw new AppError('unavailable')
}

/** Null when a rival stored another reading first. */
async function renewed(
  deps: Pick<Deps, 'db' | 'now'>,
  { source, ...key }: ProjectKey & { source: ReadingSource },
  signal: AbortSignal,
): Promise<LoadedReading | null> {
  const { stored } = source
  const answers = readableAnswers(source)
  const versions = Object.fromEntries(
    source.answers.map(({ questionId, version }) => [questionId, version]),
  )
  if (stored && stored.reader === READER && isDeepStrictEqual(stored.answers, versions)) {
    return { reading: stored, answers, versions, updatedAt: stored.updatedAt }
  }
  const { rows: rules } = await heavyWork('readAnswers', answers, {
    userId: key.userId,
    signal,
  })
  const before = stored ?? EMPTY_READING
  const kept = modelRows(stored, versions)
  const proposed = layModelRows(rules, kept.rows, kept.read)
  const byModel = new Set(kept.rows)
  const by = (row: ProposedRow) => (byModel.has(row) ? 'model' : 'rules')
  const after = renewReading(before, { proposed, by, answers })
  // The answers' versions are news, too: a reading that says the same is stored with them.
  const reading = after === before ? { ...after, version: before.version + 1 } : after
  const now = deps.now()
  const write = { ...key, ...reading, answers: versions, reader: READER, now }
  return (await writeReading(deps.db, write))
    ? { reading, answers, versions, updatedAt: now }
    : null
}

/** What a model read of answers that were not changed since: the rules do not read these again. */
function modelRows(stored: StoredReading | null, versions: Record<string, number>) {
  const rows = (stored?.rows ?? []).filter(({ by }) => by === 'model')
  const told = rows.map(({ said }) => said[0]?.question ?? '')
  const isSame = (question: string) => stored?.answers[question] === versions[question]
  const read = new Set(told.filter(isSame))
  const standing = rows.filter(({ said }) => isFrom(said, read))
  return { rows: standing.map(toProposed), read }
}

/** The answers with something in them, in the order of the workshop. */
export function readableAnswers({ answers }: Pick<ReadingSource, 'answers'>): ReadableAnswer[] {
  const number = (question: string) => Number(question.replace(/\D/g, ''))
  return answers
    .filter(({ value }) => !isBlank(value))
    .map(({ questionId, value }) => ({
      question: questionId,
      text: withoutReplyMarks(answerText(value)),
    }))
    .sort((a, b) => number(a.question) - number(b.question))
}
