import { useSignedInUser } from '#web/api/account.ts'
import { UPGRADE_LABELS } from '#web/text/billing/billing.ts'
import { useCheckout } from './use-checkout.ts'

/** The upgrade button inside a sentence, after the reason why something is refused. */
export function UpgradeRemedy() {
  const { subscriptionStatus } = useSignedInUser()
  const { start, isLeaving } = useCheckout()
  const label = UPGRADE_LABELS[subscriptionStatus]
  if (label === '') return null
  return (
    <button
      type="button"
      aria-busy={isLeaving || undefined}
      onClick={start}
      className="inline-flex min-h-6 items-center font-medium text-accent underline underline-offset-4 hover:text-accent-strong"
    >
      {label}
    </button>
  )
}
