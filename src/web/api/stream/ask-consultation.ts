import type { z } from 'zod'
import type { askConsultationBody, Consultation } from '#contract/consultations.ts'
import { send } from '#web/api/client.ts'
import { readResult, STREAM_TIMEOUT_MS } from './read-result.ts'

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
    timeoutMs: STREAM_TIMEOUT_MS,
    accept: 'text/event-stream',
  })
  return readResult<Consultation>(response, (event, content) => {
    if (event === 'begun') onBegun(content as Consultation)
    if (event === 'text') onText((content as { text: string }).text)
  })
}
