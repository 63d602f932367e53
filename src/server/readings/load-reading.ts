import type { ReadableAnswer, Reading } from '#domain/reading/reading.ts'
import { AppError } from '#server/app-error.ts'
import type { ProjectKey } from '#server/db/project/project-key.ts'
import type { Deps } from '#server/deps.ts'
import { READER, readAfresh } from '#server/providers/read-afresh.ts'
import { type ReadingSource, readReading, writeReading } from './queries.ts'

/** How often a reading is begun again because another request stored one meanwhile. */
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
  deps: Pick<Deps, 'db' | 'heavyWork' | 'now'>,
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
  deps: Pick<Deps, 'db' | 'heavyWork' | 'now'>,
  { source, ...key }: ProjectKey & { source: ReadingSource },
  signal: AbortSignal,
): Promise<LoadedReading | null> {
  const { stored } = source
  const fresh = await readAfresh(deps, source, { userId: key.userId, signal })
  const { answers, versions } = fresh
  if (stored && fresh.reading === stored) {
    return { reading: stored, answers, versions, updatedAt: stored.updatedAt }
  }
  // The answers' versions are news, too: a reading that says the same is stored with them.
  const version = (stored?.version ?? 0) + 1
  const reading = { ...fresh.reading, version }
  const now = deps.now()
  const write = { ...key, ...reading, answers: versions, reader: READER, now }
  return (await writeReading(deps.db, write))
    ? { reading, answers, versions, updatedAt: now }
    : null
}
