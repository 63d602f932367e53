import type { ReadingView } from '#contract/reading/reading-endpoints.ts'
import type { Account } from '#server/accounts/account.ts'
import type { Deps } from '#server/deps.ts'
import { loadReading } from './load-reading.ts'
import { readWithModel } from './read-with-model.ts'
import { toReadingView } from './reading-view.ts'

type ReadDeps = Pick<Deps, 'config' | 'db' | 'heavyWork' | 'model' | 'work' | 'now' | 'log'>

interface Input {
  account: Account
  projectId: string
  signal: AbortSignal
}

/**
 * What a document is written from: the reading with everything that the configured model reads of
 * it, or as the rules read it where there is no model or it does not answer.
 */
export async function readForDocument(
  deps: ReadDeps,
  { account, projectId, signal }: Input,
): Promise<Pick<ReadingView, 'version' | 'rows' | 'unplaced'>> {
  if (deps.model !== null) {
    const asked = { account, projectId, body: {}, tell: () => undefined, stopping: signal }
    try {
      return (await readWithModel(deps, asked)).reading
    } catch (err) {
      signal.throwIfAborted()
      deps.log.warn(
        { err },
        'the model did not read the answers, so the document says what the rules read',
      )
    }
  }
  return toReadingView(await loadReading(deps, { userId: account.id, projectId }, signal))
}
