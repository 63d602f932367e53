import { createMiddleware } from 'hono/factory'
import { AppError } from '#server/app-error.ts'
import type { Deps } from '#server/deps.ts'
import { findClientSource } from './client-address.ts'

/** Requests one network may send at once, and for each second after. */
const BURST = 600
const PER_SECOND = 100
/** So many networks are remembered at most; the longest quiet are forgotten first. */
const MOST_SOURCES = 20_000

interface Bucket {
  tokens: number
  /** Milliseconds. */
  filledAt: number
}

/**
 * Turns a flood from one network away before it costs anything. It guards this process; what
 * must hold over all instances is counted in the database. Requests from this machine itself
 * (a proxy that names no client, a load test) are not counted: they would all be one client.
 */
export function guardAgainstFloods({ config, now }: Pick<Deps, 'config' | 'now'>) {
  const isUnnamed = config.clientAddressHeader === null
  const buckets = new Map<string, Bucket>()
  return createMiddleware(async (c, next) => {
    const source = findClientSource(c, config.clientAddressHeader)
    const isCounted = !isThisMachine(source) && !(source === 'unknown' && isUnnamed)
    if (isCounted && !takeToken(buckets, source, now().getTime())) {
      throw new AppError('too_many_requests', { retryAfter: 1 })
    }
    await next()
  })
}

function takeToken(buckets: Map<string, Bucket>, source: string, at: number): boolean {
  const bucket = buckets.get(source) ?? { tokens: BURST, filledAt: at }
  const refill = (Math.max(at - bucket.filledAt, 0) / 1000) * PER_SECOND
  const tokens = Math.min(bucket.tokens + refill, BURST)
  // Set again each time, so that the map's order is the order of last use.
  buckets.delete(source)
  buckets.set(source, { tokens: Math.max(tokens - 1, 0), filledAt: at })
  if (buckets.size > MOST_SOURCES) {
    const [quietest] = buckets.keys()
    if (quietest !== undefined) buckets.delete(quietest)
  }
  return tokens >= 1
}

function isThisMachine(source: string): boolean {
  return source === '0:0:0:0::/64' || source.startsWith('127.')
}
