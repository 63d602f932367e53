import { ApiError, readErrorCode } from '#web/api/api-error.ts'

/** A model on a slow machine may take so long; the server's own limits end it before. */
export const STREAM_TIMEOUT_MS = 31 * 60_000

/**
 * Reads a streamed response to its result, telling each event before it. Throws ApiError: the one
 * that the stream tells, or `unavailable` when it ends without a result.
 */
export async function readResult<Result>(
  { body }: Response,
  onEvent: (event: string, content: unknown) => void,
): Promise<Result> {
  if (body === null) throw new ApiError('unavailable')
  try {
    // Nothing else needs the parser: a screen is there without it.
    const { readEventStream } = await import('./event-stream.ts')
    for await (const { event, data } of readEventStream(body)) {
      const content: unknown = JSON.parse(data)
      if (event === 'done') return content as Result
      // The stream began with 200; what went wrong is in the event.
      if (event === 'error') {
        throw new ApiError(readErrorCode(500, content), { status: 500, body: content })
      }
      onEvent(event, content)
    }
  } catch (error) {
    throw error instanceof ApiError ? error : new ApiError('unavailable')
  }
  throw new ApiError('unavailable')
}
