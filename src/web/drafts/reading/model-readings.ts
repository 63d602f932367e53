import type { ReadingView } from '#contract/reading/reading-endpoints.ts'

interface Ports {
  /** Has one answer read; null when no model is configured, or when it did not answer. */
  ask: (question: string, onRow: () => void) => Promise<ReadingView | null>
  /** A newer reading is there. */
  onRead: (reading: ReadingView) => void
  /** How many rows have come so far; null when nothing is being read. */
  onRows: (count: number | null) => void
}

/**
 * Lets the model read the answers that were stored since the page was opened, one at a time. It takes
 * seconds, so nothing waits for it: what the rules read stays until then.
 */
export class ModelReadings {
  readonly #ports: Ports
  /** The version of each answer that needs no asking; null before the first reading. */
  #settled: Record<string, number> | null = null
  #isOff = false
  #isAsking = false

  constructor(ports: Ports) {
    this.#ports = ports
  }

  /** The rules have read these versions of the answers. */
  follow(versions: Readonly<Record<string, number>>): void {
    if (this.#settled === null) this.#settled = { ...versions }
    else void this.#askFor(versions)
  }

  async #askFor(versions: Readonly<Record<string, number>>): Promise<void> {
    const settled = this.#settled ?? {}
    const next = Object.keys(versions).find(
      (question) => (versions[question] ?? 0) > (settled[question] ?? 0),
    )
    if (next === undefined || this.#isOff || this.#isAsking) return
    this.#isAsking = true
    settled[next] = versions[next] ?? 0
    let rows = 0
    const reading = await this.#ports.ask(next, () => {
      rows += 1
      this.#ports.onRows(rows)
    })
    this.#isAsking = false
    this.#ports.onRows(null)
    if (reading === null) {
      this.#isOff = true
      return
    }
    this.#ports.onRead(reading)
    void this.#askFor(reading.answers)
  }
}
