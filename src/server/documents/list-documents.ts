import type { DocumentVersion } from '#contract/documents.ts'
import { AppError } from '#server/app-error.ts'
import type { ProjectKey } from '#server/db/project/project-key.ts'
import type { Deps } from '#server/deps.ts'
import { readDocuments } from './queries.ts'
import { toVersionView } from './to-version-view.ts'

const MOST_SHOWN = 500

/** A project's documents without their text, the newest first. */
export async function listDocuments(
  deps: Pick<Deps, 'db'>,
  key: ProjectKey,
): Promise<DocumentVersion[]> {
  const rows = await readDocuments(deps.db, key, MOST_SHOWN)
  if (!rows) throw new AppError('not_found')
  return rows.map(toVersionView)
}
