import type { Books } from './books.ts'
import { portalSession } from './objects.ts'

export interface Call {
  method: string
  path: string
  /** The form of a write or the query of a reading: `line_items[0][price]=…`. */
  fields: URLSearchParams
  idempotencyKey: string | null
}

export interface StripeResponse {
  status: number
  body: object
}

export function failure(status: number, code: string): StripeResponse {
  const type =
    status === 429 ? 'rate_limit_error' : status >= 500 ? 'api_error' : 'invalid_request_error'
  const known = code === 'idempotency_error' ? code : type
  return { status, body: { error: { type: known, code, message: `stand-in: ${code}` } } }
}

/** Does what a call asks for. */
export function handleCall(books: Books, call: Call): StripeResponse {
  const [, , kind = '', ...rest] = call.path.split('/')
  const response = HANDLERS[kind]?.(books, call, rest)
  return response ?? failure(404, 'unknown_call')
}

type Handler = (books: Books, call: Call, rest: string[]) => StripeResponse | undefined

const HANDLERS: Record<string, Handler> = {
  customers(books, { method, fields }) {
    if (method === 'POST') {
      const metadata = { user_id: fields.get('metadata[user_id]') ?? '' }
      return ok(books.newCustomer({ email: fields.get('email'), metadata }))
    }
    const all = [...books.customers.values()]
    return list(all.filter(({ email }) => email === fields.get('email')))
  },
  prices: (books, _call, [id = '']) => one(books.prices.get(id)),
  checkout(books, call, [, id, action]) {
    const { method, fields } = call
    if (id === undefined && method === 'POST') return newSession(books, fields)
    if (id === undefined) {
      const all = [...books.sessions.values()].filter(
        ({ customer, status }) =>
          customer === fields.get('customer') && status === fields.get('status'),
      )
      return list(all)
    }
    const session = books.sessions.get(id)
    if (action !== 'expire') return one(session)
    if (session?.status !== 'open') return failure(400, 'not_open')
    session.status = 'expired'
    return ok(session)
  },
  billing_portal(books, { fields }) {
    const customer = fields.get('customer') ?? ''
    if (!books.customers.has(customer)) return failure(404, 'resource_missing')
    return ok(portalSession(books.id('bps'), customer, books.now))
  },
  subscriptions(books, { method, fields }, [id]) {
    if (id !== undefined && method === 'DELETE') {
      const known = books.subscriptions.get(id)
      return known ? ok(books.end(known)) : failure(404, 'resource_missing')
    }
    if (!books.customers.has(fields.get('customer') ?? '')) return failure(404, 'resource_missing')
    const all = [...books.subscriptions.values()]
    return list(all.filter(({ customer }) => customer === fields.get('customer')).reverse())
  },
  events(books, { fields }) {
    const since = Number(fields.get('created[gte]') ?? 0)
    const types = [...fields].filter(([name]) => name.startsWith('types')).map(([, type]) => type)
    const newestFirst = books.events
      .filter(({ created, type }) => created >= since && types.includes(type))
      .reverse()
    const after = fields.get('starting_after')
    const begin = after === null ? 0 : newestFirst.findIndex(({ id }) => id === after) + 1
    const limit = Number(fields.get('limit') ?? 10)
    return list(newestFirst.slice(begin, begin + limit), newestFirst.length > begin + limit)
  },
}

function newSession(books: Books, fields: URLSearchParams): StripeResponse {
  const customer = fields.get('customer') ?? ''
  const priceId = fields.get('line_items[0][price]') ?? ''
  if (!books.customers.has(customer)) return failure(404, 'resource_missing')
  if (!books.prices.has(priceId)) return failure(404, 'resource_missing')
  if (fields.get('mode') !== 'subscription') return failure(400, 'parameter_invalid')
  return ok(
    books.newSession({
      customer,
      priceId,
      clientReference: fields.get('client_reference_id') ?? '',
      successUrl: fields.get('success_url') ?? '',
      cancelUrl: fields.get('cancel_url') ?? '',
    }),
  )
}

function ok(body: object): StripeResponse {
  return { status: 200, body }
}

function one(found: object | undefined): StripeResponse {
  return found ? ok(found) : failure(404, 'resource_missing')
}

function list(data: object[], has_more = false): StripeResponse {
  return ok({ object: 'list', data, has_more, url: '/v1' })
}
