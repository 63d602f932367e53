import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import Stripe from 'stripe'
import { Books } from './books.ts'
import { type Call, failure, handleCall, type StripeResponse } from './calls.ts'
import { KeyMemory } from './key-memory.ts'

/** How it fails: before it does what was asked, or only in its response. */
export interface Fault {
  kind: 'hang' | 'reset' | 'too many' | 'broken' | 'slow'
  /** Which calls, as `POST /v1/customers`. */
  on: RegExp
  /** The thing is done all the same, and only its response is lost. */
  done?: boolean
  /** After so many calls it works again. */
  times?: number
  /** For `slow`. */
  ms?: number
}

export interface ReceivedCall {
  name: string
  idempotencyKey: string | null
}

export interface StandInStripe {
  url: URL
  books: Books
  fault: Fault | null
  calls: ReceivedCall[]
  /** Milliseconds a response is on its way, after what it says was read; none unless set. */
  lag: (() => number) | null
  /** The settings of a server that pays here. */
  settings: { secretKey: string; webhookSecret: string; priceId: string; apiBase: URL }
  /** An event's body and the header that signs it, as Stripe delivers it at this time. */
  sign(event: object, at?: number): { body: string; signature: string }
  close(): Promise<void>
}

const WEBHOOK_SECRET = 'whsec_standin0123456789abcdef'

/** Stripe's HTTP for what we call: form-encoded bodies, idempotency keys, its errors, and faults. */
export async function startStandInStripe(): Promise<StandInStripe> {
  const books = new Books()
  const keys = new KeyMemory()
  const server = createServer((request, response) => {
    serve(standIn, keys, { request, response }).catch(() => response.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const standIn: StandInStripe = {
    url,
    books,
    fault: null,
    calls: [],
    lag: null,
    settings: {
      secretKey: 'sk_test_standin',
      webhookSecret: WEBHOOK_SECRET,
      priceId: 'price_premium',
      apiBase: url,
    },
    sign: (event, at = Math.floor(Date.now() / 1000)) => signed(event, WEBHOOK_SECRET, at),
    close: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
  return standIn
}

/** A delivery as Stripe makes it. */
export function signed(event: object, secret: string, at: number) {
  const payload = JSON.stringify(event)
  const options = { payload, secret, timestamp: at }
  return { body: payload, signature: Stripe.webhooks.generateTestHeaderString(options) }
}

interface Exchange {
  request: IncomingMessage
  response: ServerResponse
}

async function serve(
  standIn: StandInStripe,
  keys: KeyMemory,
  { request, response }: Exchange,
): Promise<void> {
  const call = await readCall(request)
  const name = `${call.method} ${call.path}`
  standIn.calls.push({ name, idempotencyKey: call.idempotencyKey })
  if (!call.authorized) return send(response, failure(401, 'api_key_invalid'))
  const fault = takeFault(standIn, name)
  if (fault?.kind === 'too many') return send(response, failure(429, 'rate_limit'))
  const isLost = fault !== null && fault.kind !== 'slow'
  const work = async () => {
    // As long as a real one takes, so that parallel requests meet.
    await sleep(fault?.kind === 'slow' ? (fault.ms ?? 0) : 5)
    return structuredClone(handleCall(standIn.books, call))
  }
  const result = isLost && !fault.done ? null : await keys.once(call, work)
  if (result !== null && !isLost) {
    if (standIn.lag) await sleep(standIn.lag())
    return send(response, result)
  }
  if (fault?.kind === 'reset') return void response.destroy()
  if (fault?.kind !== 'broken') return
  const broken = failure(500, 'api_error')
  keys.keepFailure(call, broken)
  send(response, broken)
}

function takeFault(standIn: StandInStripe, name: string): Fault | null {
  const { fault } = standIn
  if (!fault?.on.test(name)) return null
  if (fault.times !== undefined) {
    fault.times -= 1
    if (fault.times <= 0) standIn.fault = null
  }
  return fault
}

async function readCall(request: IncomingMessage): Promise<Call & { authorized: boolean }> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://stand-in')
  const body = Buffer.concat(chunks).toString()
  const key = request.headers['idempotency-key']
  return {
    method: request.method ?? 'GET',
    path: pathname,
    fields: body === '' ? searchParams : new URLSearchParams(body),
    idempotencyKey: typeof key === 'string' ? key : null,
    authorized: request.headers.authorization === 'Bearer sk_test_standin',
  }
}

function send(response: ServerResponse, { status, body }: StripeResponse): void {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_standin' })
  response.end(JSON.stringify(body))
}
