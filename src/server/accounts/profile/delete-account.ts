import type { z } from 'zod'
import type { deleteAccountBody } from '#contract/profile/profile-endpoints.ts'
import type { Account } from '#server/accounts/account.ts'
import { AppError } from '#server/app-error.ts'
import type { Deps } from '#server/deps.ts'
import { removeAccount } from './queries.ts'

interface Input {
  account: Account
  body: z.output<typeof deleteAccountBody>
  /** Ends what the account pays for; rejects when that could not be done. */
  endBilling: () => Promise<void>
}

/**
 * Deletes the account with everything in it, after ending what it pays for: nobody may be charged
 * for an account that is gone. What stays is the keyed hash that tells of its trial
 * (docs/product.md#profile). Throws `invalid_input` when its email was not typed,
 * `subscription_not_ended` with nothing deleted.
 */
export async function deleteAccount(
  deps: Pick<Deps, 'db' | 'config' | 'auth' | 'log' | 'mailer'>,
  { account, body, endBilling }: Input,
): Promise<{ outcome: 'account_deleted' }> {
  if (body.confirmation !== account.email.toLowerCase()) throw notConfirmed()

  await endBilling().catch((cause: unknown) => {
    throw new AppError('subscription_not_ended', { cause })
  })

  await removeAccount(deps.db, account)
  // Kept only where there is no mail server.
  await deps.mailer.forget?.(account.email).catch((err: unknown) => {
    deps.log.error({ err }, 'the outbox still holds emails to a deleted account')
  })
  // Without a mail server the outbox would keep the address of somebody who asked to be forgotten.
  if (deps.config.mail.smtpUrl !== null) deps.auth.mail.sendAccountDeleted(account)
  deps.log.info({ event: 'account_deleted' }, 'Account deleted')
  return { outcome: 'account_deleted' }
}

function notConfirmed(): AppError {
  return new AppError('invalid_input', {
    issues: [{ path: 'confirmation', message: ({ issues }) => issues.confirmEmail }],
  })
}
