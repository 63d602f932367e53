import { AppError } from '#server/app-error.ts'
import type { Deps } from '#server/deps.ts'
import { type Allowance, takeUse } from './allowance.ts'

/** Takes one use from an allowance, or throws `too_many_requests`. */
export async function spend(
  deps: Pick<Deps, 'db' | 'now' | 'log'>,
  allowance: Allowance,
): Promise<void> {
  if (await takeUse(deps.db, allowance, deps.now())) return
  throw limitReached(deps, allowance)
}

/** The refusal of a spent allowance, noted in the log. */
export function limitReached(deps: Pick<Deps, 'log'>, allowance: Allowance): AppError {
  deps.log.warn(
    { event: 'too_many_requests', limit: allowance.key.split(':', 1)[0] },
    'Limit reached',
  )
  return new AppError('too_many_requests', {
    retryAfter: Math.ceil(allowance.everyMs / 1000),
  })
}
