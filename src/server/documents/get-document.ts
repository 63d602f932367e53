import type { OpenDocument } from '#contract/documents.ts'
import { AppError } from '#server/app-error.ts'
import type { ProjectKey } from '#server/db/project/project-key.ts'
import type { Deps } from '#server/deps.ts'
import { layStoredEdits } from '#server/documents/editing/lay-stored-edits.ts'
import { readInTurn } from '#server/turns/reading-turns.ts'
import { WrittenJson } from '#server/written-json.ts'
import { readDocument } from './queries.ts'
import { readVersion, toVersionView } from './to-version-view.ts'

interface Input extends ProjectKey {
  version: string
  signal: () => AbortSignal
}

/** One version with its value and the user's edits; `version` is its number or `latest`. */
export async function getDocument(
  deps: Pick<Deps, 'db' | 'heavyWork'>,
  { version, signal, ...key }: Input,
): Promise<WrittenJson<OpenDocument>> {
  const wanted = version === 'latest' ? version : readVersion(version)
  if (wanted === null) throw new AppError('not_found')
  const waiter = { userId: key.userId, signal: signal() }
  const row = await readInTurn(waiter, () => readDocument(deps.db, key, wanted))
  if (!row) throw new AppError('not_found')
  const { content, markdown } = await layStoredEdits(deps, row, waiter)
  const rest = { ...toVersionView(row), document: markdown }
  // The value was checked when it was stored, and goes out as it is.
  return new WrittenJson(`${JSON.stringify(rest).slice(0, -1)},"content":${content}}`)
}
