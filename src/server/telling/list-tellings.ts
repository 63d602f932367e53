import type { TellingView } from '#contract/telling/telling-schema.ts'
import { AppError } from '#server/app-error.ts'
import type { ProjectKey } from '#server/db/project/project-key.ts'
import type { Deps } from '#server/deps.ts'
import { readTellings } from './queries.ts'
import { toTellingView } from './telling-view.ts'

/** A project's notes. */
export async function listTellings(
  deps: Pick<Deps, 'db'>,
  key: ProjectKey,
): Promise<TellingView[]> {
  const rows = await readTellings(deps.db, key)
  if (!rows) throw new AppError('not_found')
  return rows.map(toTellingView)
}
