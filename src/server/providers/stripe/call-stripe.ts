import { setTimeout as sleep } from 'node:timers/promises'
import Stripe from 'stripe'
import type { Deadline } from '#server/providers/deadline.ts'
import { PaymentError } from '#server/providers/payments.ts'

const PAUSE_MS = 300
/** Less is no time for a call. */
const LEAST_MS = 200
const MOST_TRIES = 3

/**
 * Makes one call within what is left of the deadline. Lost connections and "too many requests" are
 * tried again, and so is a request whose like is under way, for as long as there is time. Rejects
 * with `PaymentError` alone.
 */
export async function callStripe<T>(
  deadline: Deadline,
  make: (options: { timeout: number }) => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    const timeout = Math.floor(deadline.left())
    if (timeout < LEAST_MS) throw new PaymentError('the time is over', { wasAnswered: false })
    try {
      return await within(timeout, make({ timeout }))
    } catch (error) {
      const again = isUnderWay(error) || (tries < MOST_TRIES && isPassing(error))
      if (!again || deadline.left() < PAUSE_MS + LEAST_MS) throw asPaymentError(error)
      await sleep(PAUSE_MS)
    }
  }
}

/** Whether what was asked about does not exist there. */
export function isMissing(error: unknown): boolean {
  const cause = error instanceof PaymentError ? error.cause : error
  return cause instanceof Stripe.errors.StripeError && cause.code === 'resource_missing'
}

/** A rival's request with the same idempotency key has not been answered yet. */
function isUnderWay(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.statusCode === 409
}

function isPassing(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeConnectionError ||
    (error instanceof Stripe.errors.StripeError && error.statusCode === 429)
  )
}

function asPaymentError(error: unknown): PaymentError {
  if (error instanceof PaymentError) return error
  const status = error instanceof Stripe.errors.StripeError ? error.statusCode : undefined
  const wasAnswered = status !== undefined && status !== 409 && status !== 429
  return new PaymentError('the provider failed', { wasAnswered, cause: error })
}

/** The package counts the silence on a connection; this counts the whole call. */
async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => reject(new PaymentError('the call took too long', { wasAnswered: false })),
    milliseconds,
  )
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
    work.catch(() => undefined)
  }
}
