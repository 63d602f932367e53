/** How far the process is. One for each process; main moves it on, http responds by it. */
export class Lifecycle {
  #phase: 'starting' | 'serving' | 'draining' | 'closing' = 'starting'
  readonly #stopping = new AbortController()

  /** Whether the database is migrated, so that calls can be served. */
  get isStarted(): boolean {
    return this.#phase !== 'starting'
  }

  /** Whether it has been told to stop, so that nobody should send it more. */
  get isDraining(): boolean {
    return this.#phase === 'draining' || this.isClosing
  }

  /** Whether it takes no new connections, so that those it has end with their next response. */
  get isClosing(): boolean {
    return this.#phase === 'closing'
  }

  /** Aborts when work that is still under way must end now. */
  get stopping(): AbortSignal {
    return this.#stopping.signal
  }

  started(): void {
    if (this.#phase === 'starting') this.#phase = 'serving'
  }

  drain(): void {
    this.#phase = 'draining'
  }

  close(): void {
    this.#phase = 'closing'
  }

  stop(): void {
    this.#stopping.abort()
  }
}
