import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Logger } from 'pino'
import type { ErrorBody } from '#contract/error-body.ts'
import { ERROR_STATUS } from '#contract/errors.ts'
import { AppError } from '#server/app-error.ts'
import { classifyDatabaseError } from '#server/db/database-error.ts'
import { chooseRequestLanguage } from '#server/http/language.ts'
import { TEXTS } from '#server/texts/texts.ts'

/** Seconds after which a client may try again when the error names none. */
const RETRY_AFTER = { too_many_requests: 5, unavailable: 2 } as const

/** The seconds after which another try makes sense; null for an error that stays. */
export function readSecondsToWait({ code, extra }: AppError): number | null {
  const usual = code in RETRY_AFTER ? RETRY_AFTER[code as keyof typeof RETRY_AFTER] : null
  return extra.retryAfter ?? usual
}

/** Renders any error as the contract's body in the request's language, in one place. What is not expected is logged. */
export function makeErrorResponse(c: Context, error: unknown): Response {
  const expected = toAppError(error)
  report(c, error, expected)
  const status = ERROR_STATUS[expected.code] as ContentfulStatusCode
  const retryAfter = readSecondsToWait(expected)
  return c.json(body(c, expected), status, {
    'Cache-Control': 'no-store',
    ...(retryAfter ? { 'Retry-After': String(retryAfter) } : {}),
  })
}

/** The same body for an error that comes after the response has begun. */
export function makeErrorBody(c: Context, error: unknown): ErrorBody {
  const expected = toAppError(error)
  report(c, error, expected)
  return body(c, expected)
}

function body(c: Context, { code, extra }: AppError): ErrorBody {
  const texts = TEXTS[chooseRequestLanguage(c)]
  const issues = extra.issues?.map(({ path, message }) => ({ path, message: message(texts) }))
  return {
    code,
    message: extra.message?.(texts) ?? texts.errors[code].message,
    ...(issues && { issues }),
    requestId: c.get('requestId'),
    ...extra.fields,
  }
}

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  return new AppError(classifyDatabaseError(error) ?? 'unknown', { cause: error })
}

function report(c: Context, error: unknown, { code, extra }: AppError): void {
  const log: Logger | undefined = c.get('log')
  const requestId = c.get('requestId')
  if (code === 'unknown') log?.error({ err: error, requestId }, 'unexpected error')
  else if (ERROR_STATUS[code] >= 500) {
    log?.warn({ err: extra.cause ?? error, requestId, code }, 'request failed')
  }
}
