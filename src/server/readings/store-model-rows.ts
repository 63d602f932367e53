import { isFrom, layModelRows, toProposed } from '#domain/reading/lay-model-rows.ts'
import type { ProposedRow, ReadableAnswer } from '#domain/reading/reading.ts'
import { renewReading } from '#domain/reading/renew-reading.ts'
import { AppError } from '#server/app-error.ts'
import type { ProjectKey } from '#server/db/project/project-key.ts'
import type { Deps } from '#server/deps.ts'
import { READER } from '#server/providers/read-afresh.ts'
import { type LoadedReading, loadReading } from './load-reading.ts'
import { writeReading } from './queries.ts'

/** How often it is begun again because another request stored a reading meanwhile. */
const MOST_TRIES = 8

interface ReadByModel {
  rows: readonly ProposedRow[]
  /** The answers that it has read, with their words as it read them. */
  answers: readonly ReadableAnswer[]
}

/**
 * Lays what a model read over the stored reading: in the place of what stood for those answers,
 * under the founder's decisions. An answer that was changed meanwhile keeps what stands for it.
 */
export async function storeModelRows(
  deps: Pick<Deps, 'db' | 'heavyWork' | 'now'>,
  { rows, answers: read, ...key }: ProjectKey & ReadByModel,
  signal: AbortSignal,
): Promise<LoadedReading> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const loaded = await loadReading(deps, key, signal)
    const { reading: before, answers, versions } = loaded
    const isStill = ({ question, text }: ReadableAnswer) =>
      answers.some((answer) => answer.question === question && answer.text === text)
    const questions = new Set(read.filter(isStill).map(({ question }) => question))
    const model = rows.filter(({ said }) => isFrom(said, questions))
    const byModel = new Set(model)
    const stood = before.rows.filter(({ by, state }) => by !== 'founder' && state === 'proposed')
    const others = new Map(stood.map((row) => [toProposed(row), row.by] as const))
    const proposed = layModelRows([...others.keys()], model, questions)
    const by = (row: ProposedRow) =>
      byModel.has(row) || others.get(row) === 'model' ? 'model' : 'rules'
    const reading = renewReading(before, { proposed, by, answers })
    if (reading === before) return loaded
    const now = deps.now()
    const write = { ...key, ...reading, answers: versions, reader: READER, now }
    if (await writeReading(deps.db, write)) return { reading, answers, versions, updatedAt: now }
  }
  throw new AppError('unavailable')
}
