import type { ErrorBody } from '#contract/error-body.ts'
import { type ErrorCode, errorCatalogue } from '#contract/errors.ts'

/**
 * A call that failed. Decide by `code`; show `title` and `message` (docs/product.md#errors).
 * `status` is 0 when no response came at all: offline, server unreachable, timed out.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: ErrorCode
  readonly status: number
  readonly title: string
  readonly issues: NonNullable<ErrorBody['issues']>
  readonly requestId: string | null
  /** The whole JSON body, for codes that carry more (`answer_conflict` brings the newer answer). */
  readonly body: unknown

  constructor(code: ErrorCode, response: { status?: number; body?: unknown } = {}) {
    const body = readErrorBody(response.body)
    super(body?.message ?? errorCatalogue[code].message)
    this.code = code
    this.status = response.status ?? 0
    this.title = errorCatalogue[code].title
    this.issues = body?.issues ?? []
    this.requestId = body?.requestId ?? null
    this.body = response.body
  }

  /** True when no response came: what was sent may or may not have arrived. */
  get isUnreachable(): boolean {
    return this.status === 0
  }
}

/** The failure of any promise as an ApiError, so that every screen can show it. */
export function toApiError(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError('unknown')
}

/** What a notice says of a failure. */
export interface FailureWords {
  title: string
  message: string
}

/** These say nothing of what was tried; the screen's own sentence does. */
const VAGUE: readonly ErrorCode[] = ['unknown', 'unavailable']

/**
 * Why something failed, in words: the server's own where its code names a reason, else `usual`, the
 * sentence for what was tried: an error code that has one, or its words.
 */
export function tellFailure(error: unknown, usual: ErrorCode | FailureWords): FailureWords {
  const { code, title, message } = toApiError(error)
  const isTelling = !VAGUE.includes(code) && message !== ''
  if (isTelling) return { title, message }
  const words = typeof usual === 'string' ? errorCatalogue[usual] : usual
  return { title: words.title, message: words.message }
}

/** The code that was stored of a failure; `otherwise` for none and for one that is no longer known. */
export function readStoredCode(code: string | null, otherwise: ErrorCode): ErrorCode {
  return isErrorCode(code) ? code : otherwise
}

function isErrorCode(code: string | null | undefined): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(errorCatalogue, code)
}

/** The code of an error response: its body's, else the one that fits its status. */
export function readErrorCode(status: number, body: unknown): ErrorCode {
  const code = readErrorBody(body)?.code
  if (isErrorCode(code)) return code
  switch (status) {
    case 401:
      return 'signed_out'
    case 404:
      return 'not_found'
    case 413:
      return 'body_too_large'
    case 429:
      return 'too_many_requests'
    case 502:
    case 503:
    case 504:
      return 'unavailable'
    case 507:
      return 'storage_full'
    default:
      return 'unknown'
  }
}

function readErrorBody(body: unknown): ErrorBody | null {
  const isErrorBody =
    typeof body === 'object' &&
    body !== null &&
    'code' in body &&
    typeof body.code === 'string' &&
    'message' in body &&
    typeof body.message === 'string'
  return isErrorBody ? (body as ErrorBody) : null
}
