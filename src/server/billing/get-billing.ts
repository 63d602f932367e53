import type { Billing } from '#contract/billing/billing.ts'
import type { Account } from '#server/accounts/account.ts'
import type { Deps } from '#server/deps.ts'
import { toBilling } from './billing-view.ts'
import { readBilling } from './queries.ts'

/** The account's plan, with what we last knew from the provider. */
export async function getBilling(
  { db, payments }: Pick<Deps, 'db' | 'payments'>,
  account: Account,
): Promise<Billing> {
  const row = await readBilling(db, { userId: account.id, realm: payments.realm })
  return toBilling(account.status, payments, row)
}
