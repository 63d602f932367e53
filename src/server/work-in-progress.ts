/**
 * Work that goes on when its caller goes away. The server does not end before it has.
 */
export class WorkInProgress {
  readonly #running = new Set<Promise<unknown>>()
  readonly #named = new Map<string, Promise<unknown>>()

  get isBusy(): boolean {
    return this.#running.size > 0
  }

  /** Does the work and gives what it gives. With a name, others can wait for it as well. */
  async run<T>(work: () => Promise<T>, name?: string): Promise<T> {
    const running = work()
    this.#running.add(running)
    if (name !== undefined) this.#named.set(name, running)
    try {
      return await running
    } finally {
      this.#running.delete(running)
      if (name !== undefined) this.#named.delete(name)
    }
  }

  /** What the work of that name will give; null when none goes on here. */
  named<T>(name: string): Promise<T> | null {
    return (this.#named.get(name) as Promise<T> | undefined) ?? null
  }
}
