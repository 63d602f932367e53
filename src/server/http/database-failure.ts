import type { ErrorCode } from '#contract/errors.ts'

/** Connection lost or refused, server starting or stopping, too many connections, time-out. */
const AWAY =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|08...|57P0.|57014|53[034]00|55P03)$/
/** The disk is full, as PostgreSQL and as the file system say it. */
const FULL = /^(53100|ENOSPC|EDQUOT)$/
/** `pg` names these by words only. */
const LOST =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error|after calling end on the pool/i

/** The error's code when the database is away or full; null when the error is something else. */
export function databaseFailure(error: unknown): ErrorCode | null {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 6; depth += 1) {
    const code = 'code' in cause ? String(cause.code) : ''
    if (FULL.test(code) || /No space left on device/i.test(cause.message)) return 'storage_full'
    if (AWAY.test(code) || LOST.test(cause.message)) return 'unavailable'
    cause = cause instanceof AggregateError ? cause.errors[0] : cause.cause
  }
  return null
}
