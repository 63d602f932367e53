import type { z } from 'zod'
import type { askConsultationBody, Consultation } from '#contract/consultations.ts'
import { ApiError, errorCodeOf } from '#web/api/api-error.ts'
import { send } from '#web/api/client.ts'
import { readEventStream } from './event-stream.ts'

/** A model may take its time; the server ends it at 120 s. */
const ASK_TIMEOUT_MS = 150_000

interface Listening {
  idempotencyKey: string
  /** The consultation is kept, and its reply is being written. */
  onBegun: (consultation: Consultation) => void
  onText: (piece: string) => void
}

/**
 * Asks about an answer or anything else and tells the reply as it comes. Gives the consultation as
 * it is kept. Throws ApiError; a stream that ends without a result is `unavailable`: the reply goes
 * on at the server, and the list has it.
 */
export async function askConsultation(
  projectId: string,
  body: z.input<typeof askConsultationBody>,
  { idempotencyKey, onBegun, onText }: Listening,
): Promise<Consultation> {
  const response = await send('post', '/api/projects/{id}/consultations', {
    params: { id: projectId },
    body,
    idempotencyKey,
    timeoutMs: ASK_TIMEOUT_MS,
    accept: 'text/event-stream',
  })
  if (response.body === null) throw new ApiError('unavailable')
  try {
    for await (const { event, data } of readEventStream(response.body)) {
      const content: unknown = JSON.parse(data)
      if (event === 'begun') onBegun(content as Consultation)
      if (event === 'text') onText((content as { text: string }).text)
      if (event === 'done') return content as Consultation
      // The stream began with 200; what went wrong stands in the event.
      if (event === 'error') {
        throw new ApiError(errorCodeOf(500, content), { status: 500, body: content })
      }
    }
  } catch (error) {
    throw error instanceof ApiError ? error : new ApiError('unavailable')
  }
  throw new ApiError('unavailable')
}
