import type { StoredDocument } from '#contract/documents.ts'
import { AppError } from '#server/app-error.ts'
import type { Deps } from '#server/deps.ts'
import type { ProjectKey } from '#server/projects/queries.ts'
import { readDocument } from './queries.ts'

/** One stored document; `version` is its number or `latest`. */
export async function getDocument(
  deps: Pick<Deps, 'db'>,
  { version, ...key }: ProjectKey & { version: string },
): Promise<StoredDocument> {
  const wanted = readVersion(version)
  const row = wanted && (await readDocument(deps.db, key, wanted))
  if (!row) throw new AppError('not_found')
  return { ...row, createdAt: row.createdAt.toISOString() }
}

function readVersion(version: string): number | 'latest' | null {
  if (version === 'latest') return version
  return /^[1-9]\d{0,8}$/.test(version) ? Number(version) : null
}
