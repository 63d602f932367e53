import type { GenerationProgress, StoredDocument } from '#contract/documents.ts'
import type { OnStage } from '#contract/generation-stages.ts'
import { ApiError, errorCodeOf } from '#web/api/api-error.ts'
import { send } from '#web/api/client.ts'
import { readEventStream } from './event-stream.ts'

/** A model may take its time over a whole document; the server ends it at 120 s. */
const GENERATE_TIMEOUT_MS = 150_000

type Stage = GenerationProgress['stage']

/**
 * Generates a project's document, telling each stage as it begins. Gives the stored document.
 * Throws ApiError; a stream that ends without a result is `unavailable`: the document may be
 * stored, and the same key asks for it again without spending a second generation.
 */
export async function generateRequirements(
  projectId: string,
  options: { idempotencyKey: string; onStage: OnStage },
): Promise<StoredDocument> {
  const response = await send('post', '/api/projects/{id}/generate-requirements', {
    params: { id: projectId },
    idempotencyKey: options.idempotencyKey,
    timeoutMs: GENERATE_TIMEOUT_MS,
    accept: 'text/event-stream',
  })
  if (!response.headers.get('content-type')?.includes('event-stream')) {
    return (await response.json()) as StoredDocument
  }
  const document = await readStages(response.body, options.onStage)
  if (document === null) throw new ApiError('unavailable')
  return document
}

async function readStages(
  body: Response['body'],
  onStage: OnStage,
): Promise<StoredDocument | null> {
  if (body === null) return null
  try {
    for await (const { event, data } of readEventStream(body)) {
      const content: unknown = JSON.parse(data)
      if (event === 'stage') {
        const { stage, parts } = content as Partial<GenerationProgress> & { stage: Stage }
        onStage(stage, parts)
      }
      if (event === 'done') return content as StoredDocument
      if (event === 'error') throw streamedError(content)
    }
    return null
  } catch (error) {
    throw error instanceof ApiError ? error : new ApiError('unavailable')
  }
}

function streamedError(body: unknown): ApiError {
  // The stream began with 200; what went wrong stands in the event.
  return new ApiError(errorCodeOf(500, body), { status: 500, body })
}
