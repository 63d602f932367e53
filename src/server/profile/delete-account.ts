import type { z } from 'zod'
import type { deleteAccountBody } from '#contract/profile/profile-endpoints.ts'
import type { Account } from '#server/account/account.ts'
import { AppError } from '#server/app-error.ts'
import type { Deps } from '#server/deps.ts'
import { removeAccount } from './queries.ts'

interface Input {
  account: Account
  body: z.output<typeof deleteAccountBody>
}

/** Deletes the account with everything in it. Throws `invalid_input` when its email was not typed. */
export async function deleteAccount(
  deps: Pick<Deps, 'db' | 'config' | 'auth' | 'log'>,
  { account, body }: Input,
): Promise<{ outcome: 'account_deleted' }> {
  if (body.confirmation !== account.email.toLowerCase()) throw notConfirmed()

  await removeAccount(deps.db, account)
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
