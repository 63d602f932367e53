import { randomUUID } from 'node:crypto'
import { Registry } from 'prom-client'
import { createAuth } from './accounts/better-auth/auth.ts'
import type { PasswordHashing } from './accounts/better-auth/better-auth.ts'
import { KnownSessions } from './accounts/known-sessions.ts'
import { choosePayments } from './choose-payments.ts'
import { createContactMail } from './contact/contact-mail.ts'
import { createModelBudget } from './db/model-use/model-budget.ts'
import type { Deps } from './deps.ts'
import { createBuiltInAssistant } from './providers/create-built-in-assistant.ts'
import { createModelAssistant } from './providers/create-model-assistant.ts'
import { createOutboxMailer } from './providers/create-outbox-mailer.ts'
import { createSmtpMailer } from './providers/create-smtp-mailer.ts'
import { ModelCaller } from './providers/models/model-caller.ts'
import type { Network } from './providers/outside/call-outside.ts'
import { WAITS } from './settings/waits.ts'
import { WorkInProgress } from './turns/work-in-progress.ts'
import { doHeavyWork } from './worker/heavy-work.ts'

type Opened = Pick<Deps, 'config' | 'log' | 'database'>

/** What tests bring of their own. */
interface Brought extends Partial<Pick<Deps, 'now' | 'mailer' | 'trackerFetch' | 'waits'>> {
  hashing?: PasswordHashing
  network?: Network
}

/** All that the use-cases reach, as the configuration has it. */
export function createDeps(given: Opened & Brought): Deps {
  const { config, log, database, hashing, network } = given
  const { now = () => new Date(), mailer = createMailer(given), waits = WAITS } = given
  const { trackerFetch = fetch } = given
  const { db } = database
  const registry = new Registry()
  const settings = config.assistant.model
  const model =
    settings &&
    new ModelCaller(settings, {
      registry,
      log,
      budget: createModelBudget({ db, now, log }, config.assistant),
    })
  return {
    config,
    log,
    database,
    db,
    now,
    waits,
    trackerFetch,
    mailer,
    registry,
    auth: createAuth({ config, db, mailer, log, now, hashing, network }),
    knownSessions: new KnownSessions(),
    contactMail: createContactMail({ config, db, mailer, log, now }),
    assistant: model
      ? createModelAssistant(model, doHeavyWork)
      : createBuiltInAssistant(doHeavyWork),
    model,
    payments: choosePayments({ config, db, now }),
    heavyWork: doHeavyWork,
    work: new WorkInProgress(),
    newId: randomUUID,
  }
}

function createMailer({ config: { mail, dataDir, mode }, log }: Opened): Deps['mailer'] {
  if (mail.smtpUrl !== null) return createSmtpMailer({ smtpUrl: mail.smtpUrl, from: mail.from })
  return createOutboxMailer({ dataDir, from: mail.from, log, printLinks: mode === 'development' })
}
