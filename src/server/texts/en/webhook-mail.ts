import { FAILING_DAYS } from '#domain/webhooks/plan-retry.ts'
import type { MailText } from './mail.ts'

interface TurnedOff {
  host: string
  /** The receiver said that nobody is there any more; otherwise it failed for days. */
  isGone: boolean
  page: string
}

/** The mail about a webhook. */
export const webhookMailText = {
  off: ({ host, isGone, page }: TurnedOff): MailText => ({
    subject: 'A webhook was turned off',
    text: `We turned off your webhook to ${host}: ${
      isGone
        ? 'it answered that nobody is there any more (410)'
        : `nothing has arrived there for ${FAILING_DAYS} days`
    }. Your documents are safe; only these messages are no longer sent.

See what happened, and turn it on again, on your profile page:

${page}
`,
  }),
}
