import type { ReadingView } from '#contract/reading/reading-endpoints.ts'
import { findUnplaced } from '#domain/reading/find-unplaced.ts'
import type { LoadedReading } from './load-reading.ts'

/** The reading of the contract. */
export function toReadingView({
  reading,
  answers,
  versions,
  updatedAt,
}: LoadedReading): ReadingView {
  return {
    version: reading.version,
    rows: reading.rows,
    unplaced: findUnplaced(answers, reading.rows),
    answers: versions,
    updatedAt: updatedAt.toISOString(),
  }
}
