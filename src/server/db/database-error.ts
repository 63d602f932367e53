import { makePattern } from '#domain/language/patterns/make-pattern.ts'

/** PostgreSQL's codes for a row that a unique index already holds, and for one whose owner is gone. */
const KEY_VIOLATIONS = ['23505', '23503']

/**
 * Connection lost or refused, server starting or stopping, or a standby that is becoming the primary
 * (25006), out of connections, timed out, or a conflict between transactions that the next try will
 * not meet.
 */
const AWAY =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08...|57P0.|57014|25006|25P0[34]|53[034]00|55P03|40001|40P01)$/
/** The disk is full, as PostgreSQL and as the file system say it. */
const FULL = /^(53100|ENOSPC|EDQUOT)$/
const LOST_IN_DRIVER = /timeout exceeded when trying to connect|Connection terminated/i
const LOST_IN_SERVER = /not (?:yet |currently )?accepting connections/i
const LOST_IN_CLIENT =
  /Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end/i

/** `pg` names these by words only, and PostgreSQL one of them by the code of many other things. */
const LOST = makePattern('i')`${LOST_IN_DRIVER}|${LOST_IN_SERVER}|${LOST_IN_CLIENT}`

interface Coded extends Error {
  code?: unknown
  constraint?: string
}

/**
 * What a failed statement means to the person who waits: the database is away (try again), its disk
 * is full, or null when the error is something else. Looks through Drizzle's wrapping.
 */
export function classifyDatabaseError(error: unknown): 'unavailable' | 'storage_full' | null {
  for (const cause of chain(error)) {
    const code = String(cause.code ?? '')
    if (FULL.test(code) || /No space left on device/i.test(cause.message)) return 'storage_full'
    if (AWAY.test(code) || LOST.test(cause.message)) return 'unavailable'
  }
  return null
}

/** Whether the statement failed because it broke that unique index, key or foreign key. */
export function violates(error: unknown, constraint: string): boolean {
  return chain(error).some(
    (cause) => KEY_VIOLATIONS.includes(String(cause.code)) && nameBroken(cause) === constraint,
  )
}

/**
 * Where tables lie on several machines, the name of what was broken comes in the message alone, and
 * each part of a table adds its number to it.
 */
function nameBroken({ constraint, message }: Coded): string | undefined {
  return constraint ?? /constraint "(.+?)(?:_\d+)?"/.exec(message)?.[1]
}

const MAX_DEPTH = 6

/** The error and what caused it, outermost first. */
function chain(error: unknown): Coded[] {
  const causes: Coded[] = []
  let next = error
  while (next instanceof Error && causes.length < MAX_DEPTH) {
    causes.push(next)
    // Node gathers the attempts on IPv4 and IPv6 in one error.
    next = next instanceof AggregateError ? next.errors[0] : next.cause
  }
  return causes
}
