import { type Call, failure, type StripeResponse } from './calls.ts'

/** What each idempotency key answered; `null` while its first request is under way. */
export class KeyMemory {
  readonly #known = new Map<string, { request: string; response: StripeResponse | null }>()

  /** Each key once: the same response again, 409 while it is under way, 400 for other fields. */
  async once(call: Call, work: () => Promise<StripeResponse>): Promise<StripeResponse> {
    const key = keyOf(call)
    if (key === null) return work()
    const request = requestOf(call)
    const known = this.#known.get(key)
    if (known && known.request !== request) return failure(400, 'idempotency_error')
    if (known) return known.response ?? failure(409, 'idempotency_key_in_use')
    const entry: { request: string; response: StripeResponse | null } = { request, response: null }
    this.#known.set(key, entry)
    entry.response = await work()
    return entry.response
  }

  /** A failure of Stripe's own is what the key answers from now on. */
  keepFailure(call: Call, response: StripeResponse): void {
    const key = keyOf(call)
    if (key !== null) this.#known.set(key, { request: requestOf(call), response })
  }
}

function keyOf({ method, idempotencyKey }: Call): string | null {
  return method === 'POST' ? idempotencyKey : null
}

function requestOf({ path, fields }: Call): string {
  return `${path}?${fields}`
}
