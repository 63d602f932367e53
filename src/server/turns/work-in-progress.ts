import type { WriteKey } from '#server/db/once-by-key.ts'

/**
 * Work that goes on when its caller goes away. The server does not end before it has.
 */
export class WorkInProgress {
  readonly #running = new Set<Promise<unknown>>()
  readonly #keyed = new Map<string, Promise<unknown>>()

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

  /** The same for a keyed write: a repeat that comes meanwhile waits for the first one's response. */
  async runOnce<T>(key: WriteKey | null, work: () => Promise<T>, onJoined: () => void): Promise<T> {
    if (key === null) return this.run(work)
    const name = JSON.stringify([key.userId, key.key, key.fingerprint])
    const same = this.#keyed.get(name) as Promise<T> | undefined
    if (same) {
      onJoined()
      return same
    }
    const running = this.run(work)
    this.#keyed.set(name, running)
    try {
      return await running
    } finally {
      this.#keyed.delete(name)
    }
  }
}
