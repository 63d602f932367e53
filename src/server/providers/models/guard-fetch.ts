import { setTimeout as sleep } from 'node:timers/promises'
import { Agent } from 'undici'
import type { ModelLimits } from '#server/settings/assistant.ts'
import { AnswerWatch } from './answer-watch.ts'
import { ModelFault } from './model-fault.ts'

/** More than any answer within the token cap needs: an event around each token, and the frame. */
const BYTES_OF_A_TOKEN = 600
const BYTES_OF_THE_FRAME = 64 * 1024

/** Before the second and the third try, in shares of the time to the first byte: 0.5 and 1.5 s. */
const BACK_OFF = [1 / 40, 3 / 40]
/** Overloaded or restarting: nothing was written, so that asking again is safe. */
const WORTH_ANOTHER_TRY = new Set([429, 500, 503, 529])
/** A provider that asks for more patience than this is not waited for. */
const LONGEST_RETRY_AFTER_MS = 5_000

interface Options {
  /** The one address that may be contacted. */
  baseUrl: string
  limits: Pick<ModelLimits, 'firstByteMs' | 'idleMs' | 'totalMs' | 'outputTokens'>
}

/**
 * A `fetch` for model providers: it contacts the configured host alone, follows no redirect, tries
 * again at most twice where nothing was answered yet, and gives up an answer that is late, falls
 * silent or grows too large (docs/reliability.md#s25, docs/reliability.md#s26). All tries share one
 * set of time limits.
 */
export function guardFetch({ baseUrl, limits }: Options): typeof fetch {
  const { origin } = new URL(baseUrl)
  // Its own limits of five minutes would end what the configured ones allow.
  const agent = new Agent({ headersTimeout: 0, bodyTimeout: 0 })
  // Node's own types know the class in an earlier version.
  const dispatcher = agent as never
  const mostBytes = BYTES_OF_THE_FRAME + limits.outputTokens * BYTES_OF_A_TOKEN
  return async (input, init) => {
    const address = new URL(input instanceof Request ? input.url : input)
    if (address.origin !== origin) throw new ModelFault('unreachable')
    const watch = new AnswerWatch(limits, init?.signal ?? null)
    try {
      const given = { ...init, redirect: 'manual', signal: watch.signal } as const
      const request: AgentRequest = { ...given, dispatcher }
      const response = await answered(address, request, limits.firstByteMs)
      if (response.ok && isPage(response)) throw new ModelFault('unreadable', { detail: 'a page' })
      if (response.body === null) watch.end()
      return new Response(response.body && watched(response.body, { watch, mostBytes }), response)
    } catch (error) {
      watch.end()
      watch.leave()
      throw watch.fault ?? error
    }
  }
}

type AgentRequest = RequestInit & { signal: AbortSignal; dispatcher: never }

async function answered(address: URL, init: AgentRequest, patienceMs: number): Promise<Response> {
  for (const share of BACK_OFF) {
    const backOff = patienceMs * share
    const response = await fetch(address, init).catch((error: unknown) => {
      if (wasRefused(error)) return null
      throw error
    })
    const wait = response === null ? backOff : waitBefore(response, backOff)
    if (response && wait === null) return response
    await response?.body?.cancel()
    await sleep(wait ?? backOff, undefined, { signal: init.signal })
  }
  return fetch(address, init)
}

/** A sign-in page of the network in between, or another server's. */
function isPage(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('text/html') ?? false
}

/** Milliseconds until another try; null when there should be none. */
function waitBefore(response: Response, backOff: number): number | null {
  if (!WORTH_ANOTHER_TRY.has(response.status)) return null
  const asked = Number(response.headers.get('retry-after') ?? 0) * 1000
  const isPatient = Number.isFinite(asked) && asked <= LONGEST_RETRY_AFTER_MS
  return isPatient ? Math.max(asked, backOff) : null
}

function wasRefused(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : null
  return cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED'
}

function watched(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  { watch, mostBytes }: { watch: AnswerWatch; mostBytes: number },
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const reader = body.getReader()
  let size = 0
  return new ReadableStream({
    async pull(controller) {
      try {
        const { value, done } = await reader.read()
        if (done) {
          watch.end()
          controller.close()
          return
        }
        size += value.length
        if (size > mostBytes) throw new ModelFault('unreadable')
        watch.saw(value)
        controller.enqueue(value)
      } catch (error) {
        watch.end()
        controller.error(watch.fault ?? error)
        await reader.cancel().catch(() => undefined)
      }
    },
    async cancel(reason) {
      watch.end()
      await reader.cancel(reason)
    },
  })
}
