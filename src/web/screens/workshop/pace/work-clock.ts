import type { WorkTimes } from '#domain/pace.ts'

/** A longer rest of the hands counts this much: somebody may think so long, and then has left. */
const LONGEST_THOUGHT = 60_000

const key = (projectId: string) => `groundwork:work:${projectId}`

/**
 * Measures how long somebody works on each question of a project, from one sign of life to the next.
 * It stays on this device and is only used to tell the minutes left.
 */
export class WorkClock {
  readonly #projectId: string
  #times: Record<string, number>
  #question = ''
  #last = 0

  constructor(projectId: string) {
    this.#projectId = projectId
    this.#times = readTimes(projectId)
  }

  get times(): WorkTimes {
    return this.#times
  }

  /** Another question is on the screen. `now` is in milliseconds. */
  turn(question: string, now: number): void {
    if (this.#question !== '') this.beat(now)
    this.#question = question
    this.#last = now
    this.keep()
  }

  /** A sign of life: a key, a press, a word that was spoken. Cheap, since it runs on each key. */
  beat(now: number): void {
    const passed = Math.min(Math.max(0, now - this.#last), LONGEST_THOUGHT)
    this.#times[this.#question] = (this.#times[this.#question] ?? 0) + passed
    this.#last = now
  }

  keep(): void {
    try {
      localStorage.setItem(key(this.#projectId), JSON.stringify(this.#times))
    } catch {
      // Without storage the measure begins again with the next visit.
    }
  }
}

function readTimes(projectId: string): Record<string, number> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key(projectId)) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    const times = Object.entries(kept).filter(([, time]) => Number.isFinite(time))
    return Object.fromEntries(times)
  } catch {
    return {}
  }
}
