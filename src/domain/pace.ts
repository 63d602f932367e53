/** Milliseconds that somebody worked on each question, by its id. */
export type WorkTimes = Readonly<Record<string, number>>

/** How fast somebody answers, and what follows from it. */
export interface Pace {
  /** Whole minutes until the last question, at this pace. */
  minutesLeft: number
  /** Whole minutes a question has taken so far, at least one. */
  minutesEach: number
  /** How many answers it is measured on. */
  measured: number
  /** How many questions are still to be answered. */
  left: number
}

/** A pace of one answer would be a guess. */
const LEAST_MEASURED = 2
/** A shorter time is a text that was pasted or looked at, not one that was written. */
const LEAST_MS = 5_000
const MINUTE_MS = 60_000

/**
 * The time left as the founder's own work shows it: the mean of the answers that were written here,
 * for each question without an answer. Null until there is enough to go by, and at the end.
 */
export function measurePace(
  times: WorkTimes,
  questions: readonly string[],
  answered: ReadonlySet<string>,
): Pace | null {
  const measured = questions.flatMap((id) => {
    const time = times[id] ?? 0
    return answered.has(id) && time >= LEAST_MS ? [time] : []
  })
  const left = questions.filter((id) => !answered.has(id)).length
  if (measured.length < LEAST_MEASURED || left === 0) return null
  const each = measured.reduce((sum, time) => sum + time, 0) / measured.length
  return {
    minutesLeft: Math.max(1, Math.round((each * left) / MINUTE_MS)),
    minutesEach: Math.max(1, Math.round(each / MINUTE_MS)),
    measured: measured.length,
    left,
  }
}
