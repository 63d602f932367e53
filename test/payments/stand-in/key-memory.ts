import { type Answer, type Call, failure } from './calls.ts'

/** What each idempotency key answered; `null` while its first request is under way. */
export class KeyMemory {
  readonly #known = new Map<string, { request: string; answer: Answer | null }>()

  /** Each key once: the same answer again, 409 while it is under way, 400 for other fields. */
  async once(call: Call, work: () => Promise<Answer>): Promise<Answer> {
    const key = keyOf(call)
    if (key === null) return work()
    const request = requestOf(call)
    const known = this.#known.get(key)
    if (known && known.request !== request) return failure(400, 'idempotency_error')
    if (known) return known.answer ?? failure(409, 'idempotency_key_in_use')
    const entry: { request: string; answer: Answer | null } = { request, answer: null }
    this.#known.set(key, entry)
    entry.answer = await work()
    return entry.answer
  }

  /** A failure of Stripe's own is what the key answers from now on. */
  keepFailure(call: Call, answer: Answer): void {
    const key = keyOf(call)
    if (key !== null) this.#known.set(key, { request: requestOf(call), answer })
  }
}

function keyOf({ method, idempotencyKey }: Call): string | null {
  return method === 'POST' ? idempotencyKey : null
}

function requestOf({ path, fields }: Call): string {
  return `${path}?${fields}`
}
