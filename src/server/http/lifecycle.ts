/** How far the process is. One for each process; main moves it on, http responds by it. */
export class Lifecycle {
  #phase: 'starting' | 'serving' | 'draining' = 'starting'
  readonly #stopping = new AbortController()

  /** Whether the database is migrated, so that calls can be served. */
  get isStarted(): boolean {
    return this.#phase !== 'starting'
  }

  get isDraining(): boolean {
    return this.#phase === 'draining'
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

  stop(): void {
    this.#stopping.abort()
  }
}
