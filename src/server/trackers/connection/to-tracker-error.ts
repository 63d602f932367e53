import type { ErrorCode } from '#contract/errors.ts'
import { AppError } from '#server/app-error.ts'
import { TrackerFault, type TrackerFaultKind } from '#server/providers/trackers/tracker.ts'

const CODES = {
  refused: 'tracker_refused',
  missing: 'tracker_gone',
  limited: 'tracker_limited',
  invalid: 'tracker_failed',
  unsure: 'tracker_failed',
} as const satisfies Record<TrackerFaultKind, ErrorCode>

/** What somebody is told of what went wrong at a tracker; anything else comes out as it went in. */
export function toTrackerError(error: unknown): unknown {
  if (!(error instanceof TrackerFault)) return error
  const retryAfter = Math.ceil(error.retryAfterMs / 1000)
  return new AppError(CODES[error.kind], { cause: error, ...(retryAfter > 0 && { retryAfter }) })
}
