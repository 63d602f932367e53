import { TRANSITIONS } from '#domain/billing/status-machine.ts'
import { claimRun } from '#server/db/job-runs.ts'
import type { Deps } from '#server/deps.ts'
import { endTrialsOver } from './trial-queries.ts'

/**
 * Of all instances together, at most one check in this time (docs/product.md#subscription-status).
 */
const COOLDOWN_MS = 60_000

/** Writes the end of every trial whose seven days have passed. Requests read it as ended before. */
export async function checkTrials({ db, log, now }: Pick<Deps, 'db' | 'log' | 'now'>) {
  const at = now()
  if (!(await claimRun(db, 'check-trials', { now: at, cooldownMs: COOLDOWN_MS }))) return
  const status = TRANSITIONS.trial_over.TRIAL_ACTIVE
  const ended = await endTrialsOver(db, { status, now: at })
  if (ended > 0) log.info({ event: 'trials_ended', count: ended }, 'Trials ended')
}
