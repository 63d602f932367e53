import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { type Caller, findCaller } from '#server/agents/find-caller.ts'
import { AppError } from '#server/app-error.ts'
import type { Deps } from '#server/deps.ts'
import { writeChallenge } from './where-to-ask.ts'

/** What a route behind `requireCaller` may rely on. */
export interface CallerVariables {
  caller: Caller
}

/** Lets only requests with a live token through, and names who asks; 401 `token_refused` otherwise. */
export function requireCaller(deps: Pick<Deps, 'config' | 'db' | 'now'>) {
  return createMiddleware<{ Variables: CallerVariables }>(async (c, next) => {
    const caller = await findCaller(deps, readBearer(c))
    if (caller === null) {
      c.header('WWW-Authenticate', writeChallenge(deps.config.publicUrl))
      throw new AppError('token_refused')
    }
    c.set('caller', caller)
    await next()
  })
}

/** The token of the one header that may carry it; empty for none. */
function readBearer(c: Context): string {
  return /^Bearer ([\w.~+/=-]+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? ''
}
