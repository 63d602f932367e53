import type { z } from 'zod'
import { readBeginning } from '#server/providers/outside/read-beginning.ts'
import { readRetryAfter } from '#server/providers/outside/read-retry-after.ts'
import { type Fetch, TrackerFault, type TrackerFaultKind } from './tracker.ts'

const PATIENCE_MS = 20_000
const MOST_BYTES = 20_000_000
/** Where a tracker says that it is too much and not until when. */
export const USUAL_WAIT_MS = 60_000

interface Sent {
  url: URL
  method: string
  headers: Record<string, string>
  body?: string
  signal: AbortSignal
}

/**
 * Sends a request to a tracker and gives what came back. No redirect is followed: the token goes to
 * the host that was named. What was cut off throws `unsure`.
 */
export async function sendRequest(fetch: Fetch, { url, signal, ...sent }: Sent): Promise<Response> {
  const ends = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)])
  try {
    const response = await fetch(url, { ...sent, redirect: 'manual', signal: ends })
    // Read to its end here, so that a connection that is cut in the middle is a fault here.
    const { text, isCut } = await readBeginning(response.body ?? [], MOST_BYTES)
    if (isCut) throw new TrackerFault('unsure', 'the answer is too long')
    const { status, headers } = response
    return new Response(text === '' ? null : text, { status, headers })
  } catch (error) {
    if (signal.aborted || error instanceof TrackerFault) throw error
    throw new TrackerFault('unsure', `no answer: ${String(error)}`)
  }
}

/** An answer's text as a value; null where it is none. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** What an answer says. Throws `unsure` for one that the tracker's documentation does not know. */
export function readAs<Schema extends z.ZodType>(
  schema: Schema,
  answer: unknown,
): z.output<Schema> {
  const read = schema.safeParse(answer)
  if (read.success) return read.data
  throw new TrackerFault('unsure', 'the answer cannot be read')
}

/** What an answer that is no success means. */
export function makeFault(status: number, headers: Headers, detail: string): TrackerFault {
  const message = `${status} ${detail}`.slice(0, 300)
  const wait = readWait(headers)
  const isLimit = status === 429 || (status === 403 && isSpent(headers, detail))
  if (isLimit) return new TrackerFault('limited', message, wait || USUAL_WAIT_MS)
  return new TrackerFault(nameFault(status), message, wait)
}

function nameFault(status: number): TrackerFaultKind {
  if (status === 401 || status === 403) return 'refused'
  if (status === 404 || status === 410 || (status >= 300 && status < 400)) return 'missing'
  return status >= 500 ? 'unsure' : 'invalid'
}

/** GitHub's limits answer 403, and not all of them name a moment. */
function isSpent(headers: Headers, detail: string): boolean {
  return (
    headers.has('retry-after') ||
    headers.get('x-ratelimit-remaining') === '0' ||
    /rate limit/i.test(detail)
  )
}

/** How long a tracker asks to be left alone, in milliseconds; 0 where it does not say. */
export function readWait(headers: Headers, now = Date.now()): number {
  const after = headers.get('retry-after')
  if (after !== null) return readRetryAfter(after, new Date(now))
  const isEmpty = headers.get('x-ratelimit-remaining') === '0'
  const reset = Number(headers.get('x-ratelimit-reset') ?? Number.NaN)
  if (!isEmpty || !Number.isFinite(reset)) return 0
  return Math.max(0, reset * 1000 - now)
}
