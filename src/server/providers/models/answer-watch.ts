import type { ModelLimits } from '#server/settings/assistant.ts'
import { ModelFault } from './model-fault.ts'

const LINE_END = 10

/**
 * Watches one answer of a provider. Its signal aborts with the caller's, or when a time limit is
 * passed, which `fault` then holds. Only a finished line counts as a sign of life, so that a
 * trickle of bytes is given up as well.
 */
export class AnswerWatch {
  fault: ModelFault | null = null
  readonly signal: AbortSignal
  readonly #idleMs: number
  readonly #late = new AbortController()
  readonly #total: NodeJS.Timeout
  #silence: NodeJS.Timeout

  constructor(
    limits: Pick<ModelLimits, 'firstByteMs' | 'idleMs' | 'totalMs'>,
    callers: AbortSignal | null,
  ) {
    const own = this.#late.signal
    this.signal = callers ? AbortSignal.any([callers, own]) : own
    this.#idleMs = limits.idleMs
    this.#total = setTimeout(() => this.#giveUp(), limits.totalMs)
    this.#silence = setTimeout(() => this.#giveUp(), limits.firstByteMs)
  }

  saw(bytes: Uint8Array): void {
    if (!bytes.includes(LINE_END)) return
    clearTimeout(this.#silence)
    this.#silence = setTimeout(() => this.#giveUp(), this.#idleMs)
  }

  /** Nothing is waited for any more. */
  end(): void {
    clearTimeout(this.#silence)
    clearTimeout(this.#total)
  }

  /** Closes the connection, whatever is still to come on it. */
  leave(): void {
    this.#late.abort(this.fault)
  }

  #giveUp(): void {
    this.fault = new ModelFault('slow')
    this.end()
    this.#late.abort(this.fault)
  }
}
