import type { OpenDocument } from '#contract/documents.ts'
import { AppError } from '#server/app-error.ts'
import type { Deps } from '#server/deps.ts'
import { withEdits } from '#server/editing/with-edits.ts'
import type { ProjectKey } from '#server/projects/queries.ts'
import { readDocument } from './queries.ts'
import { readVersion } from './read-version.ts'

interface Input extends ProjectKey {
  version: string
  signal: () => AbortSignal
}

/** One version with its value and the user's edits; `version` is its number or `latest`. */
export async function getDocument(
  deps: Pick<Deps, 'db'>,
  { version, signal, ...key }: Input,
): Promise<OpenDocument> {
  const wanted = version === 'latest' ? version : readVersion(version)
  const row = wanted && (await readDocument(deps.db, key, wanted))
  if (!row) throw new AppError('not_found')
  const { content, markdown } = row.edits.length === 0 ? row : await withEdits(row, signal())
  return { ...row, content, document: markdown, createdAt: row.createdAt.toISOString() }
}
