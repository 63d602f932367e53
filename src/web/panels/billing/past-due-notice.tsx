import { isPremium } from '#domain/billing/plan-actions.ts'
import { useSignedInUser } from '#web/api/account.ts'
import { useBilling } from '#web/api/billing/billing.ts'
import { planText as words } from '#web/text/billing/billing.ts'
import { Notice } from '#web/ui/display/notice.tsx'
import { ManageBillingButton } from './manage-billing-button.tsx'

/**
 * A payment failed and the provider tries again: asks to update the card
 * (docs/product.md#subscription-status).
 */
export function PastDueNotice() {
  const { subscriptionStatus } = useSignedInUser()
  const { data: billing } = useBilling({ enabled: isPremium(subscriptionStatus) })
  if (!isPremium(subscriptionStatus) || !billing?.pastDue) return null
  return (
    <Notice
      tone="warning"
      title={words.pastDueTitle}
      role="status"
      className="mb-6"
      action={<ManageBillingButton size="sm" label={words.updateCard} />}
    >
      {words.pastDue}
    </Notice>
  )
}
