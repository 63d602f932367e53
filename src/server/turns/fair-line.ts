interface Rules {
  /** How many may be inside at once: of all users, and of one. */
  places: number
  placesOfOneUser: number
  /** How many may wait: of all users, and of one for one kind of thing. */
  waiting: number
  waitingOfOneUser: number
  /** What is thrown at whoever may not wait, or has left. */
  refuse: (why: Refusal, signal: AbortSignal) => Error
}

/** `full`: too many of all wait; `own`: too many of this user do; `left`: the signal aborted. */
export type Refusal = 'full' | 'own' | 'left'

/** Who waits for a turn, and until when. */
export interface Waiter {
  userId: string
  /** Aborts when the client goes away or the server must stop. */
  signal: AbortSignal
}

interface Asking extends Waiter {
  /** The same user's things of another kind are counted for themselves. */
  kind?: string
  /** How many of the kind may wait, where it is not as the rules say. */
  mostWaiting?: number
}

interface Waiting {
  userId: string
  kind: string
  start: () => void
}

/**
 * Lets so many in at once. Of those that wait, the user with the fewest inside is next, and users
 * with as many take turns, so that one user's thousand calls do not delay another's one.
 */
export class FairLine {
  readonly #rules: Rules
  readonly #inside = new Map<string, number>()
  /** The users in the order of their turns; whoever had one goes to the end. */
  readonly #waiting = new Map<string, Waiting[]>()

  constructor(rules: Rules) {
    this.#rules = rules
  }

  get running(): number {
    return [...this.#inside.values()].reduce((sum, count) => sum + count, 0)
  }

  get waiting(): number {
    return [...this.#waiting.values()].reduce((sum, { length }) => sum + length, 0)
  }

  /** Waits for a place and gives the function that frees it. Throws what `refuse` makes. */
  async enter({ userId, signal, kind = '', mostWaiting }: Asking): Promise<() => void> {
    const { refuse, waiting, waitingOfOneUser } = this.#rules
    if (signal.aborted) throw refuse('left', signal)
    const own = this.#waitingOf(userId).filter((each) => each.kind === kind).length
    if (!this.#hasPlaceFor(userId)) {
      if (own >= (mostWaiting ?? waitingOfOneUser)) throw refuse('own', signal)
      if (this.waiting >= waiting) throw refuse('full', signal)
    }
    await new Promise<void>((resolve, reject) => {
      const leave = () => {
        this.#remove(place)
        reject(refuse('left', signal))
      }
      const start = () => {
        signal.removeEventListener('abort', leave)
        resolve()
      }
      const place = { userId, kind, start }
      signal.addEventListener('abort', leave, { once: true })
      this.#waiting.set(userId, [...this.#waitingOf(userId), place])
      this.#admit()
    })
    return this.#exitOf(userId)
  }

  #exitOf(userId: string): () => void {
    let isInside = true
    return () => {
      if (!isInside) return
      isInside = false
      const left = this.#insideOf(userId) - 1
      if (left > 0) this.#inside.set(userId, left)
      else this.#inside.delete(userId)
      this.#admit()
    }
  }

  #admit(): void {
    while (this.running < this.#rules.places) {
      const next = this.#next()
      if (next === undefined) return
      this.#remove(next)
      const others = this.#waitingOf(next.userId)
      this.#waiting.delete(next.userId)
      if (others.length > 0) this.#waiting.set(next.userId, others)
      this.#inside.set(next.userId, this.#insideOf(next.userId) + 1)
      next.start()
    }
  }

  #next(): Waiting | undefined {
    const users = [...this.#waiting.keys()].filter((userId) => this.#hasRoomFor(userId))
    const fewest = Math.min(...users.map((userId) => this.#insideOf(userId)))
    const user = users.find((userId) => this.#insideOf(userId) === fewest)
    return user === undefined ? undefined : this.#waitingOf(user)[0]
  }

  /** Whether it would go in at once. */
  #hasPlaceFor(userId: string): boolean {
    return this.running < this.#rules.places && this.#hasRoomFor(userId)
  }

  #hasRoomFor(userId: string): boolean {
    return this.#insideOf(userId) < this.#rules.placesOfOneUser
  }

  #remove(place: Waiting): void {
    const left = this.#waitingOf(place.userId).filter((each) => each !== place)
    if (left.length > 0) this.#waiting.set(place.userId, left)
    else this.#waiting.delete(place.userId)
  }

  #insideOf(userId: string): number {
    return this.#inside.get(userId) ?? 0
  }

  #waitingOf(userId: string): Waiting[] {
    return this.#waiting.get(userId) ?? []
  }
}
