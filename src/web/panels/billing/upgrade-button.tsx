import { useSignedInUser } from '#web/api/account.ts'
import { UPGRADE_LABELS } from '#web/text/billing/billing.ts'
import { Button } from '#web/ui/form/button.tsx'
import type { ButtonLook } from '#web/ui/form/style-button.ts'
import { useCheckout } from './use-checkout.ts'

/**
 * Leads to the checkout, in the words of the status (docs/product.md#subscription-status); nothing
 * for who pays already.
 */
export function UpgradeButton({ variant = 'primary', size }: ButtonLook) {
  const { subscriptionStatus } = useSignedInUser()
  const { start, isLeaving } = useCheckout()
  const label = UPGRADE_LABELS[subscriptionStatus]
  if (label === '') return null
  return (
    <Button variant={variant} size={size} pending={isLeaving} onClick={start}>
      {label}
    </Button>
  )
}
