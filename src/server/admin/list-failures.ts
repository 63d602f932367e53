import { type AdminFailures, MAIL_KINDS } from '#contract/admin/failure-endpoints.ts'
import type { Deps } from '#server/deps.ts'
import {
  readFailedGenerations,
  readFailedMails,
  readFailedWebhooks,
  readUnsentMessages,
} from './failure-queries.ts'

/** What failed, the latest first: codes and times, and not one word that somebody wrote. */
export async function listFailures({ db }: Pick<Deps, 'db'>): Promise<AdminFailures> {
  const mails = await readFailedMails(db)
  const messages = await readUnsentMessages(db)
  const webhooks = await readFailedWebhooks(db)
  const generations = await readFailedGenerations(db)
  return {
    mails: mails.flatMap((mail) => {
      const kind = MAIL_KINDS.find((known) => known === mail.kind)
      const triedAt = mail.triedAt.toISOString()
      const nextAttemptAt = mail.nextAttemptAt?.toISOString() ?? null
      return kind ? [{ ...mail, kind, triedAt, nextAttemptAt }] : []
    }),
    messages: messages.map((message) => ({
      ...message,
      createdAt: message.createdAt.toISOString(),
      nextAttemptAt: message.nextAttemptAt.toISOString(),
    })),
    webhooks: webhooks.map((event) => ({ ...event, triedAt: event.triedAt.toISOString() })),
    generations: generations.map(({ startedAt, stage, error, ...generation }) => ({
      ...generation,
      startedAt: startedAt.toISOString(),
      stage: stage ?? '',
      error: error ?? 'unknown',
    })),
  }
}
