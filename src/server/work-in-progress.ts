/**
 * Work that goes on when its caller goes away. The server does not end before it has.
 */
export class WorkInProgress {
  readonly #running = new Set<Promise<unknown>>()

  get isBusy(): boolean {
    return this.#running.size > 0
  }

  /** Does the work and gives what it gives. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const running = work()
    this.#running.add(running)
    try {
      return await running
    } finally {
      this.#running.delete(running)
    }
  }
}
