import type { GenerationProgress, StoredDocument } from '#contract/documents.ts'
import type { OnStage } from '#contract/generation-stages.ts'
import { send } from '#web/api/client.ts'
import { readResult, STREAM_TIMEOUT_MS } from './read-result.ts'

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
    timeoutMs: STREAM_TIMEOUT_MS,
    accept: 'text/event-stream',
  })
  if (!response.headers.get('content-type')?.includes('event-stream')) {
    return (await response.json()) as StoredDocument
  }
  return readResult<StoredDocument>(response, (event, content) => {
    if (event !== 'stage') return
    const { stage, parts } = content as Partial<GenerationProgress> & { stage: Stage }
    options.onStage(stage, parts)
  })
}
