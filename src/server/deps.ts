import type { Logger } from 'pino'
import type { Registry } from 'prom-client'
import type { Auth } from './accounts/better-auth/auth.ts'
import type { KnownSessions } from './accounts/known-sessions.ts'
import type { Config } from './config.ts'
import type { ContactMail } from './contact/contact-mail.ts'
import type { Database, Db } from './db/connect.ts'
import type { Assistant } from './providers/assistant.ts'
import type { Mailer } from './providers/mailer.ts'
import type { ModelCaller } from './providers/models/model-caller.ts'
import type { Payments } from './providers/payments.ts'
import type { Fetch } from './providers/trackers/tracker.ts'
import type { Waits } from './settings/waits.ts'
import type { WorkInProgress } from './turns/work-in-progress.ts'
import type { HeavyWork } from './worker/heavy-work.ts'

/** Everything a use-case may reach. Clock and ids come from here, so that tests can hold them. */
export interface Deps {
  config: Config
  db: Db
  database: Database
  auth: Auth
  /** Of the hot paths. */
  knownSessions: KnownSessions
  assistant: Assistant
  /** The configured model; null without one. */
  model: ModelCaller | null
  mailer: Mailer
  contactMail: ContactMail
  payments: Payments
  log: Logger
  /** Does what takes long on a thread beside the main one. */
  heavyWork: HeavyWork
  /** The figures that operators see. */
  registry: Registry
  /** What goes on when its caller goes away. */
  work: WorkInProgress
  waits: Waits
  /** How trackers are reached. */
  trackerFetch: Fetch
  now: () => Date
  newId: () => string
}
