import type { Billing } from '#contract/billing/billing.ts'
import type { AccountStatus } from '#domain/account-status.ts'
import { PREMIUM_PRICE } from '#domain/pricing.ts'
import type { Payments } from '#server/providers/payments.ts'
import type { BillingRow } from './queries.ts'

/** The billing of the contract: the dates that fit the status, from the provider's record. */
export function toBilling(
  status: AccountStatus,
  { provider }: Pick<Payments, 'provider'>,
  row: Pick<BillingRow, 'customerId' | 'providerStatus' | 'periodEnd' | 'endsAt'> | null,
): Billing {
  const goesOn = status === 'PREMIUM_ACTIVE'
  const ends = status === 'PREMIUM_CANCELED'
  return {
    status,
    price: PREMIUM_PRICE,
    provider,
    renewsAt: goesOn ? (row?.periodEnd?.toISOString() ?? null) : null,
    endsAt: ends ? ((row?.endsAt ?? row?.periodEnd)?.toISOString() ?? null) : null,
    pastDue: (goesOn || ends) && row?.providerStatus === 'past_due',
    hasCustomer: row?.customerId != null,
  }
}
