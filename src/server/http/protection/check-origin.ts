import { createMiddleware } from 'hono/factory'
import { AppError } from '#server/app-error.ts'
import type { Config } from '#server/config.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD'])
const BY_TOKEN = '/api/v1/'
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/**
 * Refuses a change that does not name our own origin: a request from another site, from a
 * sandbox (`null`), or from a client that names none. What programs call by a token knows no
 * cookie, so no page can misuse it, and programs name no origin.
 */
export function checkOrigin(config: Pick<Config, 'publicUrl' | 'mode'>) {
  const allowed = ownOrigins(config)
  return createMiddleware(async (c, next) => {
    if (c.req.path.startsWith(BY_TOKEN)) return next()
    if (!SAFE_METHODS.has(c.req.method) && !allowed.has(c.req.header('origin') ?? '')) {
      throw new AppError('origin_refused')
    }
    await next()
  })
}

/** Outside production the names of this machine are one, because people type either. */
function ownOrigins({ publicUrl, mode }: Pick<Config, 'publicUrl' | 'mode'>): Set<string> {
  if (mode === 'production' || !LOOPBACK.includes(publicUrl.hostname)) {
    return new Set([publicUrl.origin])
  }
  return new Set(
    LOOPBACK.map((host) => {
      const url = new URL(publicUrl)
      url.hostname = host
      return url.origin
    }),
  )
}
