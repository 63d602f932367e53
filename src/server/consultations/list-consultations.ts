import type { Consultation } from '#contract/consultations.ts'
import { AppError } from '#server/app-error.ts'
import type { ProjectKey } from '#server/db/project/project-key.ts'
import type { Deps } from '#server/deps.ts'
import { readConsultations } from './queries.ts'
import { toConsultationView } from './to-consultation-view.ts'

const MOST_SHOWN = 100

/** A project's consultations, the newest first. */
export async function listConsultations(
  deps: Pick<Deps, 'db' | 'now'>,
  key: ProjectKey,
): Promise<Consultation[]> {
  const rows = await readConsultations(deps.db, key, MOST_SHOWN)
  if (!rows) throw new AppError('not_found')
  const now = deps.now()
  return rows.flatMap((row) => toConsultationView(row, now) ?? [])
}
