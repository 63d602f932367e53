import type { Logger } from 'pino'
import type { Auth } from './account/auth.ts'
import type { Config } from './config.ts'
import type { Database, Db } from './db/connect.ts'
import type { Assistant } from './providers/assistant.ts'
import type { Mailer } from './providers/mailer.ts'

/** Everything a use-case may reach. Clock and ids come from here, so that tests can hold them. */
export interface Deps {
  config: Config
  db: Db
  database: Database
  auth: Auth
  assistant: Assistant
  mailer: Mailer
  log: Logger
  now: () => Date
  newId: () => string
}
