import type { ErrorCode } from '#contract/errors.ts'
import { type Sentence, TEXTS } from './texts/texts.ts'

export interface AppErrorExtra {
  /** What is wrong with each field of the input. */
  issues?: { path: string; message: Sentence }[]
  /** A sentence more exact than the catalogue's. */
  message?: Sentence
  /** More fields for the error body, such as the newer answer of a conflict. */
  fields?: Record<string, unknown>
  /** Seconds after which another try makes sense. */
  retryAfter?: number
  cause?: unknown
}

/** An expected refusal or failure of the error catalogue. Use-cases throw it; http renders it. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly extra: AppErrorExtra

  constructor(code: ErrorCode, extra: AppErrorExtra = {}) {
    super(TEXTS.en.errors[code].message, { cause: extra.cause })
    this.name = 'AppError'
    this.code = code
    this.extra = extra
  }
}
