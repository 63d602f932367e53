import type { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { isPlanRefusal } from '#contract/errors.ts'
import { ApiError, readErrorCode } from './api-error.ts'
import { markPlanRefused } from './session/plan-refusals.ts'
import { markSessionEnded, markSessionRestored, readTurn } from './session/session-state.ts'

export interface CallOptions<E extends Endpoint = Endpoint> {
  params?: E['params'] extends z.ZodType ? z.input<E['params']> : never
  body?: E['body'] extends z.ZodType ? z.input<E['body']> : never
  query?: E['query'] extends z.ZodType ? z.input<E['query']> : never
  /** Sent as it is, where the endpoint takes a file. */
  file?: Blob
  signal?: AbortSignal | undefined
  /**
   * Repeating a write with the same key repeats its response, not its effect
   * (docs/product.md#saving).
   */
  idempotencyKey?: string | undefined
  /** Lets a small write outlive the page (the browser allows 64 KiB in all). */
  keepalive?: boolean | undefined
  /** Milliseconds until the call is given up as unreachable; 30 s unless said. */
  timeoutMs?: number | undefined
  /** `false`: the call needs no session, so its outcome says nothing about one. */
  endsSession?: boolean | undefined
}

const DEFAULT_TIMEOUT_MS = 30_000

/**
 * One call of the API, typed by its endpoint: `call<typeof createProject>('post',
 * '/api/projects', { body })`. Gives the response's JSON. Throws ApiError for every failure but an
 * abort of the caller's own signal, which is thrown on as it is. Never retries
 * (docs/product.md#calls).
 */
export async function call<E extends Endpoint>(
  method: E['method'],
  path: E['path'],
  options: CallOptions<E> = {},
): Promise<z.output<E['response']>> {
  const response = await send(method, path, { ...options, accept: 'application/json' })
  return (await readBody(response)) as z.output<E['response']>
}

/**
 * The same call, giving the raw response of a success (for streams). Throws as `call` does.
 */
export async function send(
  method: Endpoint['method'],
  path: string,
  options: Omit<CallOptions, 'params' | 'body' | 'query'> & {
    params?: unknown
    body?: unknown
    query?: unknown
    accept: string
  },
): Promise<Response> {
  const asked = readTurn()
  const saysOfSession = options.endsSession !== false
  const response = await reach(
    fillPath(path, options),
    {
      method: method.toUpperCase(),
      headers: headersOf(options),
      ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
      ...(options.file ? { body: options.file } : {}),
      ...(options.keepalive ? { keepalive: true } : {}),
      ...signalOf(options),
    },
    options.signal,
  )
  if (response.ok) {
    // Signed in again in another tab: the next save that passes says so.
    if (saysOfSession) markSessionRestored(asked)
    return response
  }
  const failure = await failureOf(response)
  if (saysOfSession && failure.code === 'signed_out') markSessionEnded(asked)
  throw failure
}

/** Responses asked for before anybody waits for them, by address. */
const ahead = new Map<string, Promise<Response>>()

/** Asks for what the first `call` of this address will want; that call takes the response. */
export function askAhead(url: string): void {
  const response = ask(url, { method: 'GET', headers: { Accept: 'application/json' } })
  // Whoever takes it sees the failure.
  response.catch(() => undefined)
  ahead.set(url, response)
}

/** The response asked for ahead, once. What is written in the meantime makes them all old. */
function takeAhead(url: string, { method }: RequestInit): Promise<Response> | undefined {
  const response = ahead.get(url)
  if (method === 'GET') ahead.delete(url)
  else ahead.clear()
  return method === 'GET' ? response : undefined
}

function ask(url: string, init: RequestInit): Promise<Response> {
  return fetch(url, { credentials: 'include', redirect: 'manual', ...signalOf({}), ...init })
}

/**
 * `/api/projects/{id}` with each name filled in, encoded, and what is behind the question mark.
 */
function fillPath(path: string, { params, query }: { params?: unknown; query?: unknown }): string {
  const values = (params ?? {}) as Record<string, unknown>
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(values[name])),
  )
  const search = new URLSearchParams((query ?? {}) as Record<string, string>).toString()
  return search === '' ? filled : `${filled}?${search}`
}

function headersOf(options: {
  body?: unknown
  file?: Blob
  accept: string
  idempotencyKey?: string | undefined
}) {
  return {
    Accept: options.accept,
    ...(options.body === undefined ? {} : { 'Content-Type': 'application/json' }),
    ...(options.file ? { 'Content-Type': 'application/octet-stream' } : {}),
    ...(options.idempotencyKey === undefined ? {} : { 'Idempotency-Key': options.idempotencyKey }),
  }
}

function signalOf(options: Pick<CallOptions, 'signal' | 'timeoutMs' | 'keepalive'>) {
  const timeout = AbortSignal.timeout(options.timeoutMs ?? DEFAULT_TIMEOUT_MS)
  return { signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout }
}

async function reach(url: string, init: RequestInit, callers?: AbortSignal): Promise<Response> {
  try {
    return await (takeAhead(url, init) ?? ask(url, init))
  } catch (error) {
    if (callers?.aborted) throw error
    throw new ApiError('unavailable')
  }
}

/** The ApiError of an error response. A redirect means signed out (docs/product.md#calls). */
async function failureOf(response: Response): Promise<ApiError> {
  const isRedirect =
    response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400)
  const status = isRedirect ? 401 : response.status
  const body = isRedirect ? undefined : await readBody(response).catch(() => undefined)
  const code = readErrorCode(status, body)
  if (isPlanRefusal(code)) markPlanRefused()
  return new ApiError(code, { status, body })
}

/** A JSON body when the response is JSON, else nothing (docs/product.md#calls). */
async function readBody(response: Response): Promise<unknown> {
  if (!response.headers.get('content-type')?.includes('json')) return undefined
  try {
    return await response.json()
  } catch {
    // The response was cut off: its effect may have happened, as with a response that never came.
    throw new ApiError('unavailable')
  }
}
