import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { type Ahead, type Caller, findCaller, type Matter } from '#server/agents/find-caller.ts'
import { AppError } from '#server/app-error.ts'
import type { Deps } from '#server/deps.ts'
import { writeChallenge } from './where-to-ask.ts'

/** What a route behind `requireCaller` may rely on. */
export interface CallerVariables {
  caller: Caller
  ahead: Ahead | null
}

/**
 * Lets only requests with a live token through, and names who asks; 401 `token_refused` otherwise.
 * What `readMatter` finds that the request is about is read in the same statement.
 */
export function requireCaller(
  deps: Pick<Deps, 'config' | 'db' | 'now'>,
  readMatter: (c: Context) => Promise<Matter | null> = async () => null,
) {
  return createMiddleware<{ Variables: CallerVariables }>(async (c, next) => {
    const found = await findCaller(deps, readBearer(c), () => readMatter(c))
    if (found === null) {
      c.header('WWW-Authenticate', writeChallenge(deps.config.publicUrl))
      throw new AppError('token_refused')
    }
    c.set('caller', found.caller)
    c.set('ahead', found.ahead)
    await next()
  })
}

/** The token of the one header that may carry it; empty for none. */
function readBearer(c: Context): string {
  return /^Bearer ([\w.~+/=-]+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? ''
}
