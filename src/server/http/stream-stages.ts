import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'
import type { GenerationPart, GenerationStage, OnStage } from '#contract/generation-stages.ts'
import { errorBody } from './error-response.ts'

type Run = (onStage: OnStage) => Promise<unknown>

interface Told {
  stage: GenerationStage
  parts?: readonly GenerationPart[] | undefined
}

/** Proxies cut a connection that is silent for long. */
const SIGN_OF_LIFE_MS = 10_000

/**
 * Answers `run` as an event stream: `stage` events, then `done` with the result or `error` with
 * the error body. What fails before the first stage fails as on any other call, with its status.
 */
export async function streamStages(c: Context, run: Run): Promise<Response> {
  const begun = Promise.withResolvers<void>()
  const stages: Told[] = []
  let tell = (stage: Told) => {
    stages.push(stage)
    begun.resolve()
  }
  const result = run((stage, parts) => tell({ stage, parts }))
  await Promise.race([begun.promise, result])
  c.header('X-Accel-Buffering', 'no')
  return streamSSE(c, async (stream) => {
    const send = (event: string, data: unknown) =>
      stream.writeSSE({ event, data: JSON.stringify(data) })
    const timer = setInterval(() => void stream.write(': still here\n\n'), SIGN_OF_LIFE_MS)
    try {
      for (const stage of stages) await send('stage', stage)
      tell = (stage) => void send('stage', stage)
      await send('done', await result)
    } catch (error) {
      await send('error', errorBody(c, error))
    } finally {
      clearInterval(timer)
    }
  })
}
