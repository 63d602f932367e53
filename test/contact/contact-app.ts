import { createContactMail } from '#server/contact/contact-mail.ts'
import type { Database } from '#server/db/database.ts'
import { contactMessages } from '#server/db/tables/contact.ts'
import { createSmtpMailer } from '#server/providers/create-smtp-mailer.ts'
import { openApp, type TestApp } from '#test/app.ts'
import type { SmtpSink } from '#test/smtp-sink.ts'

export const INBOX = 'contact@groundwork.test'

/** Short, so that a hanging mail server costs a test little; long enough for one on a busy machine. */
const PATIENCE_MS = 1500

/** The server, talking to a real mail server. */
export async function openContactApp(
  dialect: Database['dialect'],
  sink: SmtpSink,
): Promise<TestApp> {
  // Each test a network of its own, since messages are counted by it.
  const app = await openApp(dialect, { clientAddressHeader: 'x-real-ip' })
  const mailer = createSmtpMailer({
    smtpUrl: sink.url,
    from: 'Groundwork <no-reply@groundwork.test>',
    patienceMs: PATIENCE_MS,
  })
  Object.assign(app.deps, { mailer, contactMail: createContactMail({ ...app.deps, mailer }) })
  return app
}

let sources = 0

/** A network that no test has used before. */
export function newSource(): string {
  sources += 1
  return `198.51.${Math.floor(sources / 250)}.${(sources % 250) + 1}`
}

export function storedMessages({ deps }: TestApp) {
  return deps.db.select().from(contactMessages).orderBy(contactMessages.createdAt)
}

export function forget({ deps }: TestApp) {
  return deps.db.delete(contactMessages)
}
