import type { SortedTelling } from '#contract/telling/telling-schema.ts'
import { send } from '#web/api/client.ts'
import { readResult, STREAM_TIMEOUT_MS } from './read-result.ts'

/** What the model is sorting now: a part of one told text. */
export interface SortedPart {
  model: string
  part: number
  parts: number
}

interface Listening {
  tellingId: string
  onPart: (part: SortedPart) => void
  /** Ends it; the rules' sorting stands. */
  signal: AbortSignal
}

/**
 * Lets the configured model sort a told text and tells each part as it begins. Gives how the text is
 * sorted now, by the rules where no model is configured or it failed. Throws ApiError.
 */
export async function sortTellingWithModel(
  projectId: string,
  { tellingId, onPart, signal }: Listening,
): Promise<SortedTelling> {
  const response = await send('post', '/api/projects/{id}/tellings/{tellingId}/model', {
    params: { id: projectId, tellingId },
    signal,
    timeoutMs: STREAM_TIMEOUT_MS,
    accept: 'text/event-stream',
  })
  return readResult<SortedTelling>(response, (event, content) => {
    if (event === 'part') onPart(content as SortedPart)
  })
}
