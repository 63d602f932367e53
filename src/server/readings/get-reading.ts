import type { ReadingView } from '#contract/reading/reading-endpoints.ts'
import type { ProjectKey } from '#server/db/project/project-key.ts'
import type { Deps } from '#server/deps.ts'
import { loadReading } from './load-reading.ts'
import { toReadingView } from './reading-view.ts'

/** What the app understood of the answers as they are now; the first call of a project reads them. */
export async function getReading(
  deps: Pick<Deps, 'db' | 'heavyWork' | 'now'>,
  { signal, ...key }: ProjectKey & { signal: () => AbortSignal },
): Promise<ReadingView> {
  return toReadingView(await loadReading(deps, key, signal()))
}
