import { canUpgrade, PLAN_ACTIONS } from '#domain/billing/plan-actions.ts'
import { useSignedInUser } from '#web/api/account.ts'
import { CancelTrialButton } from './cancel-trial-button.tsx'
import { ManageBillingButton } from './manage-billing-button.tsx'
import { UpgradeButton } from './upgrade-button.tsx'
import { useTrialCancelled } from './use-trial-cancelled.ts'

interface PlanButtonsProps {
  /** Where the plan is the subject: an account without any of the known plans may upgrade too. */
  always?: boolean
}

/**
 * Upgrade, Manage Billing, Cancel Trial: those of the status (docs/product.md#subscription-status).
 */
export function PlanButtons({ always = false }: PlanButtonsProps) {
  useTrialCancelled()
  const { subscriptionStatus } = useSignedInUser()
  const offered = PLAN_ACTIONS[subscriptionStatus]
  const upgrade = offered.upgrade || (always && canUpgrade(subscriptionStatus))
  // Somebody who has just begun came to write, not to pay or to leave.
  const isTrying = subscriptionStatus === 'TRIAL_ACTIVE' && !always
  return (
    <>
      {upgrade && <UpgradeButton {...(isTrying && { variant: 'quiet', size: 'sm' })} />}
      {offered.manageBilling && <ManageBillingButton />}
      {offered.cancelTrial && (
        <CancelTrialButton {...(isTrying && { variant: 'quiet', size: 'sm' })} />
      )}
    </>
  )
}
