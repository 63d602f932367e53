import { ModelFault } from './model-fault.ts'

/** Calls of one user under way at once; the others of that user wait. */
const MOST_OF_ONE_USER = 3
/** Calls that may wait: of one user, and of all. */
const MOST_WAITING_OF_ONE_USER = 12
const MOST_WAITING = 200

interface Waiting {
  userId: string
  start: () => void
}

/**
 * Lets so many calls run at once, and of those that wait the user's with the fewest under way
 * first, so that one user's thousand calls do not delay another's one (Reliability: S26).
 */
export class CallGate {
  readonly #most: number
  readonly #running = new Map<string, number>()
  #waiting: Waiting[] = []

  constructor(most: number) {
    this.#most = most
  }

  get running(): number {
    return [...this.#running.values()].reduce((sum, count) => sum + count, 0)
  }

  get waiting(): number {
    return this.#waiting.length
  }

  /**
   * Waits for a place and gives the function that frees it. Throws a `queue_full` fault when too
   * many wait already, or a `stopped` one when `signal` aborts first.
   */
  async enter(userId: string, signal: AbortSignal): Promise<() => void> {
    if (signal.aborted) throw new ModelFault('stopped')
    const ofUser = this.#waiting.filter((waiting) => waiting.userId === userId)
    if (this.waiting >= MOST_WAITING || ofUser.length >= MOST_WAITING_OF_ONE_USER) {
      throw new ModelFault('queue_full')
    }
    await new Promise<void>((resolve, reject) => {
      const leave = () => {
        this.#waiting = this.#waiting.filter((waiting) => waiting !== place)
        reject(new ModelFault('stopped'))
      }
      const place = {
        userId,
        start: () => {
          signal.removeEventListener('abort', leave)
          resolve()
        },
      }
      signal.addEventListener('abort', leave, { once: true })
      this.#waiting.push(place)
      this.#admit()
    })
    return this.#exitOf(userId)
  }

  #exitOf(userId: string): () => void {
    let isOpen = true
    return () => {
      if (!isOpen) return
      isOpen = false
      const left = this.#runningOf(userId) - 1
      if (left > 0) this.#running.set(userId, left)
      else this.#running.delete(userId)
      this.#admit()
    }
  }

  #admit(): void {
    while (this.running < this.#most) {
      const next = this.#next()
      if (next === null) return
      this.#waiting = this.#waiting.filter((waiting) => waiting !== next)
      this.#running.set(next.userId, this.#runningOf(next.userId) + 1)
      next.start()
    }
  }

  /** The longest waiting of those whose user has the fewest calls under way. */
  #next(): Waiting | null {
    const free = this.#waiting.filter(({ userId }) => this.#runningOf(userId) < MOST_OF_ONE_USER)
    const fewest = Math.min(...free.map(({ userId }) => this.#runningOf(userId)))
    return free.find(({ userId }) => this.#runningOf(userId) === fewest) ?? null
  }

  #runningOf(userId: string): number {
    return this.#running.get(userId) ?? 0
  }
}
