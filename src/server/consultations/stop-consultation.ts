import type { Consultation } from '#contract/consultations.ts'
import { AppError } from '#server/app-error.ts'
import type { ProjectKey } from '#server/db/project/project-key.ts'
import type { Deps } from '#server/deps.ts'
import { markStopped, readConsultation } from './queries.ts'

/**
 * Stops a reply, on whichever instance it is being written. Gives it with the words that are kept
 * so far; a last few may follow. One that has ended meanwhile stays as it ended.
 */
export async function stopConsultation(
  deps: Pick<Deps, 'db'>,
  { consultationId, ...key }: ProjectKey & { consultationId: string },
): Promise<Consultation> {
  const stopped = await markStopped(deps.db, key, consultationId)
  const found = stopped ?? (await readConsultation(deps.db, key, consultationId))
  if (!found) throw new AppError('not_found')
  const { aliveAt: _, createdAt, ...consultation } = found
  return { ...consultation, createdAt: createdAt.toISOString() }
}
