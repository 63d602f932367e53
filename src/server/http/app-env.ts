import type { HttpBindings } from '@hono/node-server'
import type { Logger } from 'pino'

/** What every request carries, whoever asks. Behind `requireAccount` there is the account as well. */
export interface AppEnv {
  Bindings: HttpBindings
  Variables: {
    /** Names the request in the log; sent back as X-Request-Id. */
    requestId: string
    log: Logger
    /** Aborts when the server must stop now. */
    stopping: AbortSignal
  }
}
