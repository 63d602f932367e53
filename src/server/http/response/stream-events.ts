import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'
import { readWrittenJson } from '#server/written-json.ts'
import { makeErrorBody } from './make-error-response.ts'

/** Tells the client of something while the work goes on. */
export type Tell = (event: string, data: object) => void

/** Proxies cut a connection that is silent for long. */
const SIGN_OF_LIFE_MS = 10_000

/**
 * Sends what `run` tells as an event stream: the events it tells, then `done` with the result or `error`
 * with the error body. What fails before the first event fails as on any other call, with its
 * status.
 */
export async function streamEvents(
  c: Context,
  run: (tell: Tell) => Promise<unknown>,
): Promise<Response> {
  const begun = Promise.withResolvers<void>()
  const early: Parameters<Tell>[] = []
  let tell: Tell = (...told) => {
    early.push(told)
    begun.resolve()
  }
  const result = run((event, data) => tell(event, data))
  await Promise.race([begun.promise, result])
  c.header('X-Accel-Buffering', 'no')
  c.header('Cache-Control', 'no-store, no-transform')
  return streamSSE(c, async (stream) => {
    let sent = Promise.resolve()
    const send = (event: string, data: unknown) => {
      sent = sent.then(() => stream.writeSSE({ event, data: readWrittenJson(data) }))
      return sent
    }
    const timer = setInterval(() => void stream.write(': still here\n\n'), SIGN_OF_LIFE_MS)
    try {
      for (const told of early) void send(...told)
      tell = (event, data) => void send(event, data)
      await send('done', await result)
    } catch (error) {
      await send('error', makeErrorBody(c, error))
    } finally {
      clearInterval(timer)
    }
  })
}
