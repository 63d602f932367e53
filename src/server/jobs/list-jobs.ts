import type { EventDeps } from '#server/billing/apply-event.ts'
import { catchUpPayments } from '#server/billing/catch-up-payments.ts'
import { checkTrials } from '#server/billing/check-trials.ts'
import { mailWaitingMessages } from '#server/contact/mail-waiting-messages.ts'
import type { Deps } from '#server/deps.ts'
import { openValue } from '#server/documents/get-document.ts'
import { settleReplies } from '#server/threads/mails/settle-replies.ts'
import { tellAskers } from '#server/threads/mails/tell-askers.ts'
import { tellFounders } from '#server/threads/mails/tell-founders.ts'
import { resumePushes } from '#server/trackers/push/resume-pushes.ts'
import type { PushDeps } from '#server/trackers/push/run-push.ts'
import { sendWaiting } from '#server/webhooks/sending/send-waiting.ts'
import { tellOwners } from '#server/webhooks/sending/tell-owners.ts'
import { deleteExpired } from './delete-expired.ts'
import { makeDailyBackup } from './make-daily-backup.ts'
import type { Job } from './start-jobs.ts'

const MINUTE_MS = 60_000

/** What the server does besides serving requests. */
export function listJobs(
  deps: EventDeps &
    PushDeps &
    Pick<Deps, 'auth' | 'config' | 'database' | 'contactMail' | 'heavyWork' | 'mailer' | 'work'>,
): Job[] {
  const { database, db, now } = deps
  return [
    { name: 'vacuum', everyMs: MINUTE_MS / 2, run: () => database.vacuum() },
    // Five seconds after the start and then every two minutes
    // (docs/product.md#subscription-status).
    {
      name: 'check-trials',
      firstAfterMs: 5_000,
      everyMs: 2 * MINUTE_MS,
      run: () => checkTrials(deps),
    },
    {
      name: 'catch-up-payments',
      firstAfterMs: MINUTE_MS / 2,
      everyMs: 10 * MINUTE_MS,
      run: () => catchUpPayments(deps),
    },
    { name: 'delete-expired', everyMs: 15 * MINUTE_MS, run: () => deleteExpired(db, now()) },
    { name: 'tell-founders', everyMs: MINUTE_MS / 2, run: () => tellFounders(deps) },
    { name: 'settle-replies', everyMs: MINUTE_MS / 2, run: () => settleReplies(deps, null) },
    { name: 'tell-askers', everyMs: MINUTE_MS / 2, run: () => tellAskers(deps) },
    { name: 'mail-failed', everyMs: MINUTE_MS / 2, run: () => deps.auth.mail.retryDue() },
    { name: 'send-webhooks', everyMs: 3_000, run: (stopping) => sendWaiting(deps, stopping) },
    { name: 'tell-webhook-owners', everyMs: MINUTE_MS / 2, run: () => tellOwners(deps) },
    {
      name: 'resume-pushes',
      everyMs: MINUTE_MS / 2,
      run: (stopping) =>
        resumePushes(deps, {
          open: (key) => openValue(deps, { ...key, signal: () => stopping }),
          stopping,
        }),
    },
    { name: 'mail-waiting', everyMs: MINUTE_MS / 2, run: () => mailWaitingMessages(deps) },
    {
      name: 'daily-backup',
      everyMs: MINUTE_MS,
      run: (stopping) => makeDailyBackup(deps, stopping),
    },
  ]
}
