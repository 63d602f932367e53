import { LIMITS } from '#contract/limits.ts'
import type { ProgressReport } from '#domain/agents/progress.ts'
import type { Caller } from '#server/agents/find-caller.ts'
import { AppError } from '#server/app-error.ts'
import { limitReached } from '#server/db/spend.ts'
import type { Deps } from '#server/deps.ts'
import { insertReport } from './queries.ts'

const SECOND_MS = 1000

/**
 * Stores what an agent says of an item. The newest report of an item counts; the same said again
 * is not stored again. Throws `not_found` for a project that is not the caller's, and
 * `too_many_requests`.
 */
export async function reportProgress(
  deps: Pick<Deps, 'db' | 'now' | 'newId' | 'log'>,
  { caller, projectId, report }: { caller: Caller; projectId: string; report: ProgressReport },
): Promise<'stored' | 'known'> {
  const { userId, name } = caller
  const allowance = { key: `progress:${userId}`, burst: 300, everyMs: SECOND_MS }
  const row = {
    userId,
    projectId,
    id: deps.newId(),
    ...report,
    reporter: name,
    createdAt: deps.now(),
  }
  const done = await insertReport(deps.db, row, { most: LIMITS.progressReports, allowance })
  if (done === 'no_use') throw limitReached(deps, allowance)
  if (done === null) throw new AppError('not_found')
  return done
}
