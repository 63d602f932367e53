import type { OpenDocument } from '#contract/documents.ts'
import { AppError } from '#server/app-error.ts'
import type { Deps } from '#server/deps.ts'
import type { ProjectKey } from '#server/projects/queries.ts'
import { readDocument } from './queries.ts'
import { readVersion } from './read-version.ts'

/** One stored document with its value; `version` is its number or `latest`. */
export async function getDocument(
  deps: Pick<Deps, 'db'>,
  { version, ...key }: ProjectKey & { version: string },
): Promise<OpenDocument> {
  const wanted = version === 'latest' ? version : readVersion(version)
  const row = wanted && (await readDocument(deps.db, key, wanted))
  if (!row) throw new AppError('not_found')
  return { ...row, createdAt: row.createdAt.toISOString() }
}
