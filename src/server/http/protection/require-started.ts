import { createMiddleware } from 'hono/factory'
import { AppError } from '#server/app-error.ts'
import type { Lifecycle } from '#server/http/lifecycle.ts'

/** Answers `unavailable` until the database is migrated, before anything asks it. */
export function requireStarted(lifecycle: Lifecycle) {
  return createMiddleware(async (_, next) => {
    if (!lifecycle.isStarted) throw new AppError('unavailable')
    await next()
  })
}
