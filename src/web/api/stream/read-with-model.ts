import type { ModelReadingView } from '#contract/reading/read-model.ts'
import { send } from '#web/api/client.ts'
import { readResult, STREAM_TIMEOUT_MS } from './read-result.ts'

interface Listening {
  /** The one answer to read. */
  question: string
  /** A row has passed the checks. */
  onRow: () => void
}

/**
 * Lets the configured model read one answer and tells each row as it comes. Gives the stored reading,
 * with `model` null where none is configured. Throws ApiError; a stream that ends without a result is
 * `unavailable`: the reading goes on at the server.
 */
export async function readWithModel(
  projectId: string,
  { question, onRow }: Listening,
): Promise<ModelReadingView> {
  const response = await send('post', '/api/projects/{id}/reading/model', {
    params: { id: projectId },
    body: { question },
    timeoutMs: STREAM_TIMEOUT_MS,
    accept: 'text/event-stream',
  })
  return readResult<ModelReadingView>(response, (event) => {
    if (event === 'row') onRow()
  })
}
